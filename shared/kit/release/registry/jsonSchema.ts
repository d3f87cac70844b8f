import { toJsonSchema } from '@valibot/to-json-schema';
import { registryFileSchema } from './registryFile.ts';

/**
 * The text of a JSON Schema of /remotes.json with a title, for programs that are not the site's own, made of what its pages parse with. It describes a registry as it
 * is written: where a page leaves out a malformed part and goes on, this schema refuses the whole.
 */
export function registryJsonSchema(title: string): string {
  const { $schema, ...schema } = toJsonSchema(registryFileSchema, { target: 'draft-2020-12', typeMode: 'input' });
  return `${JSON.stringify({ $schema, title, ...schema }, undefined, 2)}\n`;
}
