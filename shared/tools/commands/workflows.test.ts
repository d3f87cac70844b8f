import { tsImport } from 'tsx/esm/api';
import { expect, test } from 'vitest';
import type * as Workflows from './workflows.ts';

/** The parser imports JSON without the attribute that Node asks for; tsx reads it all the same. */
const { readWorkflow, workflowFiles }: typeof Workflows = await tsImport('./workflows.ts', import.meta.url);

test.each(workflowFiles())('$name is what GitHub accepts', async (file) =>
  expect((await readWorkflow(file)).problems).toEqual([]),
);

test('an unknown key, job, input or workflow is a problem each', async () => {
  const content = `
on: push
jobs:
  one:
    runs-on: ubuntu-latest
    needs: absent
    stepz: []
    steps:
      - run: npm run contract -- \${{ inputz.name }}
  two:
    uses: ./.github/workflows/remote.yml
    with: { name: feed, act: test, nam: feed }
  three:
    uses: ./.github/workflows/absent.yml
`;
  const { problems, scripts } = await readWorkflow({ name: 'broken.yml', content });
  for (const word of ["'stepz'", "'inputz'", "'absent'", 'nam is not defined', 'Unable to find reusable workflow'])
    expect(problems.join('\n')).toContain(word);
  expect(scripts).toEqual(['npm run contract -- ${{ inputz.name }}']);
});
