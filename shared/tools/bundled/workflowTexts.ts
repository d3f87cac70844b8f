import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/folders.ts';

const FOLDER = join(ROOT, '.github/workflows');

/** Each workflow of this repository: its file's name and its text. */
export const workflowTexts = (): (readonly [file: string, text: string])[] =>
  readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]);

/** The jobs of a workflow, as the text of each: what is indented by two below `jobs:`. */
export const jobsOf = (text: string): string[] => text.slice(text.indexOf('\njobs:\n') + 7).split(/^(?= {2}\w)/m);

/** The steps of a job, as the text of each, without the text before the first one. */
export const stepsOf = (job: string): string[] => job.split(/^ {6}- /m).slice(1);
