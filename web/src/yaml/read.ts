import { Flow, NotRead, plain } from './flow';
import type { Mapping, Value } from './value';

export { NotRead } from './flow';

interface Line {
  indent: number;
  text: string;
  number: number;
}

/** A comment begins at a # that follows a blank, outside of quotes. */
function stripped(line: string): string {
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const sign = line[i] as string;
    if (quote) {
      if (sign === '\\' && quote === '"') i++;
      else if (sign === quote) quote = '';
    } else if ((sign === '"' || sign === "'") && /[\s[{,:]/.test(line[i - 1] ?? ' ')) quote = sign;
    else if (sign === '#' && /\s/.test(line[i - 1] ?? ' ')) return line.slice(0, i);
  }
  return line;
}

/**
 * Reads the YAML that scenarios are written in: mappings and lists, in blocks or braces, drawings as literal
 * blocks, plain and quoted texts. Anything else is refused with its line: the text then stays text, and the server reads it.
 */
export function readYaml(text: string): Mapping {
  return new Reader(text).whole();
}

class Reader {
  private readonly raw: string[];
  private at = 0;

  constructor(text: string) {
    this.raw = text.replace(/^\ufeff/, '').split(/\r?\n/);
  }

  whole(): Mapping {
    const first = this.peek();
    if (!first) return new Map();
    const value = this.blockMap(first.indent);
    const left = this.peek();
    if (left) throw new NotRead('this line does not belong to anything above it', left.number);
    return value;
  }

  private peek(): Line | null {
    while (this.at < this.raw.length) {
      const line = stripped(this.raw[this.at] as string).trimEnd();
      if (line.trim() && line !== '---') {
        const indent = line.length - line.trimStart().length;
        if (line.includes('\t') && /^\s*\t/.test(line)) throw new NotRead('a tab cannot indent', this.at + 1);
        return { indent, text: line.trim(), number: this.at + 1 };
      }
      this.at++;
    }
    return null;
  }

  private blockMap(indent: number): Mapping {
    const map: Mapping = new Map();
    for (let line = this.peek(); line && line.indent === indent && !line.text.startsWith('- '); line = this.peek()) {
      const [key, rest] = this.keyOf(line);
      if (map.has(key)) throw new NotRead(`${key} is there twice`, line.number);
      this.at++;
      map.set(key, this.valueOf(rest, indent, line.number));
    }
    return map;
  }

  private keyOf(line: Line): [string, string] {
    const quoted = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*:(?:\s+(.*))?$/.exec(line.text);
    if (quoted) return [String(plain(quoted[1] as string, line.number)), quoted[2] ?? ''];
    const bare = /^([^"'[{&*!|>%@`#-][^#]*?|-[^\s].*?)\s*:(?:\s+(.*))?$/.exec(line.text);
    if (!bare) throw new NotRead('expected a name and a colon', line.number);
    return [bare[1] as string, bare[2] ?? ''];
  }

  private valueOf(rest: string, indent: number, number: number): Value {
    if (/^\|[-+]?$/.test(rest)) return this.literal(indent);
    if (rest) return this.inline(rest, number);
    const next = this.peek();
    if (!next || next.indent < indent) return null;
    if (next.text.startsWith('- ')) return this.list(next.indent);
    return next.indent > indent ? this.blockMap(next.indent) : null;
  }

  /** A value on its line; one in braces may go on over the next lines. */
  private inline(rest: string, number: number): Value {
    let text = rest;
    while (/^[[{]/.test(text) && Flow.open(text) && this.at < this.raw.length) {
      text += ` ${stripped(this.raw[this.at++] as string).trim()}`;
    }
    return new Flow(text, number).whole();
  }

  private list(indent: number): Value[] {
    const list: Value[] = [];
    for (let line = this.peek(); line && line.indent === indent && line.text.startsWith('- '); line = this.peek()) {
      const rest = line.text.slice(2).trim();
      const isMapping = !/^[[{"']/.test(rest) && /^[^\s].*?:(\s|$)/.test(rest);
      if (isMapping) {
        // The first entry of a mapping stands behind the dash: read it as if it stood below.
        const raw = this.raw[this.at] as string;
        this.raw[this.at] = raw.replace('-', ' ');
        const inner = this.peek() as Line;
        list.push(this.blockMap(inner.indent));
      } else {
        this.at++;
        list.push(this.inline(rest, line.number));
      }
    }
    return list;
  }

  private literal(indent: number): string {
    const rows: string[] = [];
    let margin = -1;
    for (; this.at < this.raw.length; this.at++) {
      const row = this.raw[this.at] as string;
      const depth = row.length - row.trimStart().length;
      if (row.trim() && depth <= indent) break;
      if (row.trim() && margin < 0) margin = depth;
      rows.push(margin < 0 ? '' : row.slice(margin));
    }
    while (rows.at(-1)?.trim() === '') rows.pop();
    return rows.length ? `${rows.join('\n')}\n` : '';
  }
}
