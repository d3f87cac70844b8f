import type { playwright, PlaywrightBrowserProvider } from '@vitest/browser-playwright';

type Provider = ReturnType<typeof playwright>;

/**
 * Returns a provider whose pages intercept their requests from the beginning to the end. Vitest lets Playwright intercept while a test file
 * mocks modules: a module that is requested just when that begins is the real one, once in some tens of runs
 * (https://github.com/vitest-dev/vitest/issues/8339).
 */
export function keepIntercepting(provider: Provider): Provider {
  return {
    ...provider,
    providerFactory(project) {
      const made = provider.providerFactory(project) as PlaywrightBrowserProvider;
      const openPage = made.openPage.bind(made);
      made.openPage = async (sessionId, url, options) => {
        await openPage(sessionId, url, options);
        await made.contexts.get(sessionId)!.route(
          () => false, // the frames of the tests come later
          (route) => route.continue(),
        );
      };
      return made;
    },
  };
}
