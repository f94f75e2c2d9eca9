import type { Mapping, Value } from './value';

/** A text this reader does not understand, and where. */
export class NotRead extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(`line ${line}: ${message}`);
  }
}

/** A scalar: quoted as written, bare as what it means. */
export function plain(text: string, line: number): Value {
  if (text.startsWith('"')) {
    try {
      return JSON.parse(text);
    } catch {
      throw new NotRead(`${text} is not a text in quotes`, line);
    }
  }
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (/^[&*!|>%@`]/.test(text)) throw new NotRead(`${text[0]} means something this page does not read`, line);
  if (/^(true|false)$/.test(text)) return text === 'true';
  if (/^(null|~)?$/.test(text)) return null;
  if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return Number(text);
  return text;
}

/** Lists and mappings in brackets and braces. */
export class Flow {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly line: number,
  ) {}

  /** Whether brackets are still open at the end of a text. */
  static open(text: string): boolean {
    let depth = 0;
    let quote = '';
    for (const [i, sign] of [...text].entries()) {
      if (quote) quote = sign === quote ? '' : quote;
      else if ((sign === '"' || sign === "'") && /[\s[{,:]/.test(text[i - 1] ?? ' ')) quote = sign;
      else if (sign === '[' || sign === '{') depth++;
      else if (sign === ']' || sign === '}') depth--;
    }
    return depth > 0;
  }

  whole(): Value {
    if (!/^[[{]/.test(this.text)) return plain(this.text.trim(), this.line);
    const value = this.value('');
    this.blank();
    if (this.at < this.text.length) throw new NotRead(`${this.text.slice(this.at)} is too much`, this.line);
    return value;
  }

  private blank(): void {
    while (this.text[this.at] === ' ') this.at++;
  }

  private value(ends: string): Value {
    this.blank();
    const sign = this.text[this.at];
    if (sign === '[') return this.list();
    if (sign === '{') return this.map();
    return plain(this.word(ends), this.line);
  }

  private word(ends: string): string {
    this.blank();
    const start = this.at;
    const quote = this.text[this.at];
    if (quote === '"' || quote === "'") {
      for (this.at++; this.at < this.text.length; this.at++) {
        if (this.text[this.at] === '\\' && quote === '"') this.at++;
        else if (this.text[this.at] === quote) {
          if (quote === "'" && this.text[this.at + 1] === "'") this.at++;
          else break;
        }
      }
      this.at++;
      return this.text.slice(start, this.at);
    }
    while (this.at < this.text.length && !ends.includes(this.text[this.at] as string)) this.at++;
    return this.text.slice(start, this.at).trim();
  }

  private list(): Value[] {
    const list: Value[] = [];
    this.at++;
    for (this.blank(); this.text[this.at] !== ']'; this.blank()) {
      if (this.at >= this.text.length) throw new NotRead('a ] is missing', this.line);
      list.push(this.value(',]'));
      this.blank();
      if (this.text[this.at] === ',') this.at++;
    }
    this.at++;
    return list;
  }

  private map(): Mapping {
    const map: Mapping = new Map();
    this.at++;
    for (this.blank(); this.text[this.at] !== '}'; this.blank()) {
      if (this.at >= this.text.length) throw new NotRead('a } is missing', this.line);
      const key = String(plain(this.word(':,}'), this.line));
      this.blank();
      if (this.text[this.at] === ':') {
        this.at++;
        map.set(key, this.value(',}'));
      } else map.set(key, null);
      this.blank();
      if (this.text[this.at] === ',') this.at++;
    }
    this.at++;
    return map;
  }
}
