/** `shared`: with the device's own sharing; `dismissed`: the visitor closed it; `refused`: the link can only be shown. */
export type ShareResult = 'shared' | 'dismissed' | 'copied' | 'refused';

/** Hands a link to the device's own sharing, or copies it where there is none. To be called at a press; never rejects. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      // Messengers keep the text and drop the title.
      await navigator.share({ ...link, text: link.title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // Not allowed here, or no application takes it: it is copied instead.
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    // Not allowed, or a page without HTTPS, which has no clipboard.
    return 'refused';
  }
}
