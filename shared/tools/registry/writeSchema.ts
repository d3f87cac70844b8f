/** `npm run registry-schema`: writes the JSON Schema of remotes.json anew, after a change of its parser. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { registryJsonSchema, SCHEMA_FILE } from './jsonSchema.ts';

parseArgs({ options: {} }); // refuses every option and word
writeFileSync(SCHEMA_FILE, registryJsonSchema());
console.log(SCHEMA_FILE);
