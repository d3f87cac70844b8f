import type { RemoteBuild } from '@bazaar/shared/contracts/registry';

/** Whether the server has what a build's first screen needs, each script with its hash. fetch() spoils no module's URL. */
export async function isServed(build: RemoteBuild): Promise<boolean> {
  const files = [
    ...[build.entry, ...build.preload].map((url) => ({ url, type: 'javascript' })),
    ...build.css.map((url) => ({ url, type: 'css' })),
  ];
  try {
    const answers = await Promise.all(
      files.map(({ url }) =>
        fetch(url, { cache: 'no-cache', credentials: 'omit', integrity: build.integrity[url] ?? '' }),
      ),
    );
    return answers.every(
      (answer, index) => answer.ok && (answer.headers.get('content-type') ?? '').includes(files[index]!.type),
    );
  } catch {
    return false;
  }
}
