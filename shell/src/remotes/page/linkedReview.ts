/** The build that a reviewer's link names, `/__remotes?review=feed@3fa9c1d20b7e`; undefined where it names none. Never throws. */
export function linkedReview(search: string): { name: string; version: string } | undefined {
  const [, name, version] =
    /^([a-z][\w-]*)@([\w.-]{1,40})$/.exec(new URLSearchParams(search).get('review') ?? '') ?? [];
  return name && version ? { name, version } : undefined;
}
