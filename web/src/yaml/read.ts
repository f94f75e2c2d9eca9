import { Document, isAlias, isCollection, isMap, isScalar, LineCounter, parseDocument, visit, YAMLMap } from 'yaml';
import type { Mapping, Value } from './value';

/** A YAML text as people wrote it. */
export type Sheet = Document<YAMLMap, false>;

/** A text that is no scenario's YAML, and where. */
export class NotRead extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(`line ${line}: ${message}`);
  }
}

/** A YAML text with its comments and spaces; what the server would refuse is refused here, by its line. */
export function readDocument(text: string): Sheet {
  const lines = new LineCounter();
  const line = (at: number | undefined) => Math.max(1, lines.linePos(at ?? 0).line);
  const document = parseDocument(text.replace(/^\ufeff/, ''), {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const wrong = document.errors[0] ?? document.warnings[0];
  if (wrong) throw new NotRead(wrong.message, line(wrong.pos[0]));
  visit(document, (_, node) => {
    if (isAlias(node) || ((isScalar(node) || isCollection(node)) && node.anchor))
      throw new NotRead('anchors and aliases are not allowed', line(node.range?.[0]));
  });
  if (document.contents === null) document.contents = new YAMLMap() as never;
  if (!isMap(document.contents)) throw new NotRead('expected a name and a colon', line(document.contents.range?.[0]));
  return document as unknown as Sheet;
}

/** What a document says. */
export function saidBy(document: Sheet): Mapping {
  return named(document.toJS({ mapAsMap: true })) as Mapping;
}

export function readYaml(text: string): Mapping {
  return saidBy(readDocument(text));
}

/** Any key is only a name. */
function named(value: unknown): Value {
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [String(key), named(one)]));
  return Array.isArray(value) ? value.map(named) : (value as Value);
}

export function newDocument(): Sheet {
  return new Document(new YAMLMap()) as unknown as Sheet;
}
