/** A scenario has at most so many bytes; the server reads no more. */
const MOST = 1_000_000;

/** How files of other kinds begin, byte by byte as letters, and what they are. */
const BEGINNINGS: [string, string[]][] = [
  ['a PNG picture', ['\x89PNG']],
  ['a JPEG picture', ['\xff\xd8\xff']],
  ['a GIF picture', ['GIF8']],
  ['a WebP picture', ['RIFF']],
  ['a Photoshop file', ['8BPS']],
  ['a PDF', ['%PDF']],
  ['a packed file', ['PK\x03\x04', '\x1f\x8b', '7z\xbc', 'Rar!']],
];

/** Maps of other tables are JSON with these fields. */
const VTT = /^\s*\{[\s\S]*"(resolution|line_of_sight|pixels_per_grid)"/;

/** What a file is, by its first bytes; null if it may be text that we read. */
export function strange(head: Uint8Array): string | null {
  const text = Array.from(head, byte => String.fromCharCode(byte)).join('');
  for (const [what, begins] of BEGINNINGS) if (begins.some(sign => text.startsWith(sign))) return what;
  if (VTT.test(text)) return 'a Universal VTT map';
  return text.includes('\0') ? 'no text' : null;
}

/** The text of a scenario, or a sentence that says why not. */
export async function scenarioIn(file: File): Promise<{ text: string } | { refused: string }> {
  const takes = 'A scenario is a YAML text of at most one megabyte.';
  const what = strange(new Uint8Array(await file.slice(0, 600).arrayBuffer()));
  if (what) return { refused: `${file.name} is ${what}. ${takes} Nothing was changed.` };
  if (file.size > MOST) {
    const large = (file.size / 1_000_000).toFixed(1);
    return { refused: `${file.name} is too large (${large} MB). ${takes} Nothing was changed.` };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { refused: `${file.name} is not UTF-8 text. Save it as UTF-8 and bring it again.` };
  }
}
