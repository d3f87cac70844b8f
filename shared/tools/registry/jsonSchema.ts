import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { registryFileSchema } from './registryFile.ts';

/** The published schema of remotes.json, for programs that are not ours. */
export const SCHEMA_FILE = join(import.meta.dirname, 'remotes.schema.json');

/**
 * The text of the published schema, made of what the pages parse with. It describes a registry as it is written: where a page
 * leaves out a malformed part and goes on, this schema refuses the whole.
 */
export function registryJsonSchema(): string {
  const { $schema, ...schema } = toJsonSchema(registryFileSchema, { target: 'draft-2020-12', typeMode: 'input' });
  const title = 'remotes.json, the registry of remotes of Bazaar School';
  return `${JSON.stringify({ $schema, title, ...schema }, undefined, 2)}\n`;
}
