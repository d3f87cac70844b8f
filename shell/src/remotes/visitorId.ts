const KEY = 'bazaar.visitor';
let remembered: string | undefined;

/** A random name of this browser, made when a share of the visitors is first asked for. It is never sent anywhere. */
export function visitorId(): string {
  if (remembered) return remembered;
  try {
    remembered = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, remembered);
  } catch {
    remembered ??= crypto.randomUUID(); // no storage: the same for as long as the page lives
  }
  return remembered;
}
