import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { ErrorPolicy } from '@actions/workflow-parser/model/convert';
import { ROOT } from '../build/folders.ts';

const FOLDER = '.github/workflows';

interface File {
  name: string;
  content: string;
}

export interface Workflow {
  /** The faults that GitHub would refuse: unknown keys, jobs, inputs, expressions and workflows. Empty for a valid workflow. */
  problems: string[];
  /** The shell scripts of its own steps, as they are written. */
  scripts: string[];
}

const read = (name: string): File => ({ name, content: readFileSync(join(ROOT, name), 'utf8') });

/** The workflows of this repository. */
export const workflowFiles = (): File[] => readdirSync(join(ROOT, FOLDER)).map((name) => read(`${FOLDER}/${name}`));

/** Reads a workflow with GitHub's own parser, and the workflows of this repository that it calls. */
export async function readWorkflow(file: File): Promise<Workflow> {
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter());
  const template =
    value &&
    (await convertWorkflowTemplate(
      context,
      value,
      { getFileContent: async ({ path }) => read(path) },
      { fetchReusableWorkflowDepth: 1, errorPolicy: ErrorPolicy.TryConversion },
    ));
  const steps = (template?.jobs ?? []).flatMap((job) => (job.type === 'job' ? job.steps : []));
  return {
    problems: context.errors.getErrors().map(({ message }) => message),
    scripts: steps.flatMap((step) => ('run' in step ? [sourceOf(step.run)] : [])),
  };
}

/** A script with expressions is held as one expression; its source is the text in the file. */
const sourceOf = (token: object) => ('source' in token && token.source ? token.source : token).toString();
