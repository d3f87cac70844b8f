/** Whether an unknown value is an object whose fields can be looked at; also an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
