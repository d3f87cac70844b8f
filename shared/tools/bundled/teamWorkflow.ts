/** The path of a team's workflow from the top of the repository. */
export const workflowOf = (name: string) => `.github/workflows/${name}.yml`;

/**
 * The text of a team's workflow: when it runs. Its jobs are the same for all teams (remote.yml).
 * `watched`: the paths whose change may change the remote's build.
 */
export function teamWorkflow(name: string, watched: readonly string[]): string {
  const paths = watched.map((path) => `      - '${path}'`).join('\n');
  return `# The ${name} team's own. The paths are what its build is made of: \`npm run bundled\` writes them.
# A change of its folder is released; of what it bundles from shared, given to a canary; the rest by hand, under Actions.
name: ${name}
on:
  pull_request:
    paths: &watched
${paths}
  push:
    branches: [main]
    paths: *watched
  workflow_dispatch:
    inputs:
      act:
        type: choice
        options: [rollback, release, canary, disable, enable]
      what:
        description: for canary the share in percent, for disable the text
        type: string
permissions: {}
concurrency: # a newer push ends the older run of its pull request; any other run is alone in its group
  group: ${name}-\${{ github.event_name == 'pull_request' && github.ref || github.run_id }}
  cancel-in-progress: true
jobs:
  ${name}:
    uses: ./.github/workflows/remote.yml
    permissions:
      contents: write # the most that a job of remote.yml asks for: the one that releases pushes to the branch \`site\`
    with:
      name: ${name}
      act: \${{ inputs.act || (github.event_name == 'push' && 'merge' || 'test') }}
      what: \${{ inputs.what || '' }}
    secrets: inherit # there is one, of the environment \`production\`: only the job that releases is in it
`;
}
