/** What a scenario's text says: maps keep their order and any key is only a key. */
export type Value = string | number | boolean | null | Value[] | Mapping;
export type Mapping = Map<string, Value>;

export function isMap(value: Value | undefined): value is Mapping {
  return value instanceof Map;
}

export function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
