import { remembered } from './substitutes/device.ts';
import { REGISTRY_ELEMENT_ID } from '../contracts/documentProtocol.ts';
import { ownerOf, parseMounts } from '../contracts/mounts.ts';

/** The space that the shell reserves above the screens of this page for another remote's slot; undefined where it reserves none. */
export function slotHeight(): string | undefined {
  const mounts = parseMounts(JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '{}'));
  const owner = ownerOf(mounts, location.pathname);
  const slot = Object.values(mounts).find((mount) => mount.slot?.above === owner)?.slot;
  const wasEmpty = slot && remembered(slot.emptyKey, (stored) => stored !== undefined).get();
  return slot && !wasEmpty ? 'var(--stories-height)' : undefined;
}
