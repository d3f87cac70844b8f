import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';

const REMOTE_PORTS = Object.fromEntries(REMOTE_NAMES.map((name) => [name, REMOTES[name].port])) as Record<
  RemoteName,
  number
>;

/** The port of each local server; `PORT_SHELL=6000` and the like override. Node only. */
export const DEFAULT_PORTS = { shell: 5170, ...REMOTE_PORTS, media: 5180, firestore: 8080, authBackend: 9099 };

export type ServerName = keyof typeof DEFAULT_PORTS;
export type Ports = Record<ServerName, number>;

export const SERVER_NAMES = Object.keys(DEFAULT_PORTS) as ServerName[];

/** The environment variable that moves a server: PORT_SHELL, PORT_FEED, …, PORT_AUTH_BACKEND. */
export const portVariable = (name: ServerName) =>
  `PORT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** The port of a server in this environment. */
export function portOf(name: ServerName): number {
  const given = Number(process.env[portVariable(name)]);
  return Number.isInteger(given) && given > 0 && given < 65_536 ? given : DEFAULT_PORTS[name];
}

/** All ports of this environment. */
export function allPorts(): Ports {
  return Object.fromEntries(SERVER_NAMES.map((name) => [name, portOf(name)])) as Ports;
}

/** The environment in which these ports are the servers' own. */
export function portEnvironment(ports: Ports): Record<string, string> {
  return Object.fromEntries(SERVER_NAMES.map((name) => [portVariable(name), String(ports[name])]));
}
