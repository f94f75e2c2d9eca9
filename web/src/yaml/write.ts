import { isMap, type Mapping, type Value } from './value';

/** Words YAML reads as something else than text. */
const MEANT = /^(true|false|yes|no|on|off|null|~|y|n)$/i;
const NUMBER = /^[-+]?(\.?\d|0x|\.inf|\.nan)/i;
const PLAIN = /^[\p{L}_(][\p{L}\p{N} _().'’/+*-]*$/u;
const WIDTH = 150;

/** A text as a scalar: as it is where YAML cannot misread it, in double quotes otherwise. */
export function scalar(text: string): string {
  const safe =
    PLAIN.test(text) &&
    !MEANT.test(text) &&
    !NUMBER.test(text) &&
    !text.endsWith(' ') &&
    !text.includes(' #') &&
    !text.includes(': ');
  return safe ? text : JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function flow(value: Value): string {
  if (isMap(value)) return `{${[...value].map(([key, one]) => `${scalar(key)}: ${flow(one)}`).join(', ')}}`;
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'string') return scalar(value);
  return String(value);
}

function isDrawing(key: string, value: Value): value is string {
  return (key === 'map' || key === 'heights') && typeof value === 'string' && value.includes('\n');
}

function entry(key: string, value: Value, indent: string): string {
  if (isDrawing(key, value)) {
    const rows = value.replace(/\n+$/, '').split('\n');
    return `${indent}${key}: |\n${rows.map(row => `${indent}  ${row}`).join('\n')}\n`;
  }
  const line = `${indent}${scalar(key)}: ${flow(value)}\n`;
  if (line.length <= WIDTH && !(indent === '' && isMap(value) && value.size > 0)) return line;
  if (isMap(value) && value.size) return `${indent}${scalar(key)}:\n${block(value, `${indent}  `)}`;
  if (Array.isArray(value) && value.some(isMap))
    return `${indent}${scalar(key)}:\n${value.map(one => `${indent}  - ${flow(one)}\n`).join('')}`;
  return line;
}

function block(map: Mapping, indent: string): string {
  return [...map].map(([key, value]) => entry(key, value, indent)).join('');
}

/** A mapping as YAML text, as short as people would write it: drawings as blocks, a combatant a line. */
export function writeYaml(map: Mapping): string {
  return block(map, '');
}
