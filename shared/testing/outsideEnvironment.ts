/** The machine's own: programs, the home folder, and the way to the registry. `npm run` adds the rest, which leads npm back to this workspace. */
const OF_THE_MACHINE = /^(PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|(npm_config_)?((https?|no)_?proxy|registry|cafile))$/i;

/** The environment of somebody who has nothing of this workspace and of its tests. */
export const outsideEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.test(name)));
