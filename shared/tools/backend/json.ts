export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object of unknown fields; anything else (arrays too) is an empty one. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The value as a list; anything else is an empty one, as in protobuf's JSON form. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
