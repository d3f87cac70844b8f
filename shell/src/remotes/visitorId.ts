import { remembered } from '@bazaar/shared/device';

const kept = remembered('bazaar.visitor', (stored) => (typeof stored === 'string' ? stored : undefined), {
  survivesSignOut: true,
});

/** A random name of this browser, made when a share of the visitors is first asked for. It is never sent anywhere. */
export function visitorId(): string {
  const id = kept.get() ?? crypto.randomUUID();
  if (!kept.get()) kept.set(id);
  return id;
}
