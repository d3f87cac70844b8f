import { buildKey, VISITOR_KEY } from '@bazaar/shared/contracts/documentProtocol';
import { note } from '@bazaar/shared/contracts/pageNotes';
import { remembered } from '@bazaar/shared/device';
import type { Choice } from '@remotes-kit/runtime/choice';
import { overriddenBuild } from './page/override.ts';
import { reviewedBuild } from './review.ts';

const storedId = remembered(VISITOR_KEY, (stored) => (typeof stored === 'string' ? stored : undefined), {
  survivesSignOut: true,
});

/** The shell's part in the choice of a remote's build. */
export const choice: Choice = {
  visitorId() {
    const id = storedId.get() ?? crypto.randomUUID();
    if (!storedId.get()) storedId.set(id);
    return id;
  },

  // The next page preloads the files of this visitor's build (document/preload.ts).
  onChosen: (name, version) => void remembered(buildKey(name), String, { survivesSignOut: true }).set(version),

  onRefused: (remote, version, reason) => note({ kind: 'refused', remote, version, reason }),

  overriddenBuild,
  reviewedBuild,
};
