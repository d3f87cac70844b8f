/**
 * Reads the pattern of a route as React Router does: `/a/:id/b/:other?`. The groups of the expression are the parameters.
 */
export const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
