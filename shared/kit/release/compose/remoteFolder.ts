/** The folder of a composed site with every build of a remote, each in a folder named by its version. */
export const remoteFolder = (name: string): string => `mfe-${name}`;

/** The remote that a folder of a site has the builds of; undefined for any other folder. */
export const remoteIn = (folder: string): string | undefined => /^mfe-(.+)$/.exec(folder)?.[1];
