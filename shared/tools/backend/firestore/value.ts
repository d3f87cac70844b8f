/** Seconds since 1970 (whole, may be negative) and the nanoseconds after them. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** A Firestore value. Integers are bigint and doubles number, so that both keep every digit. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'number'; readonly value: bigint | number }
  | { readonly type: 'timestamp'; readonly value: Timestamp }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Buffer }
  | { readonly type: 'reference'; readonly value: string }
  | { readonly type: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly Value[] }
  | { readonly type: 'map'; readonly fields: Fields };

export type Fields = ReadonlyMap<string, Value>;
