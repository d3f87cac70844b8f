import { portVariable, type Ports, type ServerName } from './ports.ts';
import { isFree } from './reservePorts.ts';

/** Throws, naming the way out, when one of the ports is taken. */
export async function assertFree(ports: Ports, names: ServerName[]): Promise<void> {
  for (const name of names) {
    if (await isFree(ports[name])) continue;
    throw new Error(
      `Port ${ports[name]} (${name}) is in use. Stop what listens there, or choose another: ${portVariable(name)}=${ports[name] + 1000} npm start`,
    );
  }
}
