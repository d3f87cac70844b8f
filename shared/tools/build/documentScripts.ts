import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { folderOf } from './folders.ts';

/** The scripts that documents have inline, each an entry in shell/src/document (docs/start.md). */
const SCRIPTS = ['canary', 'watch', 'head', 'putTexts'] as const;
type ScriptName = (typeof SCRIPTS)[number];

const SOURCES = join(folderOf('shell'), 'src/document/');

/** The folder of a shell's build that they lie in. */
const FOLDER = 'document';

/** Only makes a value: unused, it is left out. `v` is valibot. */
const PURE_FUNCTIONS = ['v', 'remembered'];

/** A module of shell/src/document as a classic script without any import, minified. Rejects with the bundler's message. */
export async function documentScript(name: string): Promise<string> {
  const { output } = await build({
    input: join(SOURCES, `${name}.ts`),
    write: false,
    logLevel: 'warn',
    platform: 'browser',
    transform: { target: 'es2022', define: { 'import.meta.env': '{}' } },
    // Leaves out the functions of imported modules that are not called.
    treeshake: {
      moduleSideEffects: (id) => id.startsWith(SOURCES),
      propertyReadSideEffects: false,
      manualPureFunctions: PURE_FUNCTIONS,
    },
    output: { format: 'iife', minify: true, comments: false },
  });
  return output[0].code.trim();
}

/**
 * Puts the scripts of the documents into the shell's build, where a site finds them when it writes documents (kit/release/compose/writeDocuments.ts).
 * A dev server has them under the same addresses.
 */
export const documentScripts = (): Plugin => ({
  name: 'document-scripts',
  async generateBundle() {
    for (const name of SCRIPTS)
      this.emitFile({ type: 'asset', fileName: documentScriptFile(name), source: await documentScript(name) });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FOLDER}`, (request, response, next) => {
      const name = SCRIPTS.find((each) => request.url === `/${each}.js`);
      if (!name) return next();
      response.setHeader('content-type', 'text/javascript');
      documentScript(name).then((code) => response.end(code), next);
    });
  },
});

/** The path of a script in a build of the shell. */
export const documentScriptFile = (name: ScriptName): string => `${FOLDER}/${name}.js`;

/** Its tag in index.html. */
export const DOCUMENT_SCRIPT_TAG = new RegExp(`<script\\s+src="/(${FOLDER}/\\w+\\.js)"></script>`, 'g');

/** True for a build of the shell that has them: of one from before, no document can be written. */
export const hasDocumentScripts = (dist: string): boolean => existsSync(join(dist, documentScriptFile('head')));
