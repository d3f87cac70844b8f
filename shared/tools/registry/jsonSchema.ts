import { join } from 'node:path';
import { registryJsonSchema as schemaOf } from '@remotes-kit/release/jsonSchema';

/** The published schema of remotes.json, for programs that are not ours. */
export const SCHEMA_FILE = join(import.meta.dirname, 'remotes.schema.json');

/** The text of the published schema. */
export const registryJsonSchema = (): string => schemaOf('remotes.json, the registry of remotes of Bazaar School');
