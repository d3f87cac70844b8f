/** One swipe as the page saw it: ms from the scroll to the event. */
export interface Swipe {
  playingMs: number;
  frameMs: number;
}

/** The part of one reel that was shown until the next swipe. */
export interface Shown {
  title: string;
  /** To this second of it. */
  shownS: number;
  /** Decoded for it. */
  bytes: number;
}

/** Runs in the page: nothing from outside may be used. Swipes `count` times, `step` cards at a time; the first reel plays already. */
export async function watchSwipes({
  count,
  step,
  cadenceMs,
}: {
  count: number;
  step: number;
  cadenceMs: number;
}): Promise<{ swipes: Swipe[]; shown: Shown[]; stalls: number }> {
  type Counted = HTMLVideoElement & { webkitVideoDecodedByteCount?: number; webkitAudioDecodedByteCount?: number };
  /** The longest wait for a reel. */
  const GIVE_UP_MS = 15_000;
  const feed = document.querySelector('[role=feed]')!;
  const cardAt = (index: number) => feed.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const shownOf = (card: HTMLElement): Shown => {
    const video = card.querySelector<Counted>('video');
    const played = video?.played;
    return {
      title: card.querySelector('h2')!.textContent,
      shownS: played?.length ? played.end(played.length - 1) : 0,
      bytes: (video?.webkitVideoDecodedByteCount ?? 0) + (video?.webkitAudioDecodedByteCount ?? 0),
    };
  };

  async function swipeTo(card: HTMLElement): Promise<Swipe> {
    const prepared = card.querySelector('video');
    const hasPicture = prepared !== null && prepared.readyState >= 2;
    const startMs = performance.now();
    const playing = new Promise<number>((resolve) =>
      card.addEventListener('playing', () => resolve(performance.now() - startMs), { capture: true, once: true }),
    );
    const frame = new Promise<number>((resolve) => {
      const watch = (video: HTMLVideoElement) =>
        video.requestVideoFrameCallback((now, { mediaTime }) =>
          hasPicture && mediaTime === 0 ? watch(video) : resolve(now - startMs),
        );
      const find = () => {
        const video = card.querySelector('video');
        if (video) watch(video);
        else requestAnimationFrame(find);
      };
      find();
    });
    card.parentElement!.parentElement!.scrollTo({ top: card.offsetTop, behavior: 'instant' });
    const givenUp = wait(GIVE_UP_MS).then(() => GIVE_UP_MS);
    return { playingMs: await Promise.race([playing, givenUp]), frameMs: await Promise.race([frame, givenUp]) };
  }

  let stalls = 0;
  const countStall = ({ target }: Event) => {
    const { currentTime, seeking } = target as HTMLVideoElement;
    if (currentTime > 0 && !seeking) stalls += 1;
  };
  feed.addEventListener('waiting', countStall, { capture: true });

  const swipes: Swipe[] = [];
  const shown = [shownOf(cardAt(0)!)];
  for (let index = step; swipes.length < count; index += step) {
    const givenUpMs = performance.now() + GIVE_UP_MS;
    while (!cardAt(index)) {
      if (performance.now() > givenUpMs) throw new Error(`After ${GIVE_UP_MS / 1_000} s there is no reel ${index}`);
      await wait(50); // the next page of reels is loading
    }
    const card = cardAt(index)!;
    const begunMs = performance.now();
    swipes.push(await swipeTo(card));
    await wait(Math.max(0, begunMs + cadenceMs - performance.now()));
    shown.push(shownOf(card));
  }
  return { swipes, shown, stalls };
}

/** Runs in the page. From swipe `from` to swipe `to`, down the first `last` reels and up again; waits at each until it plays, and until `cadenceMs` are over. */
export async function swipeUpAndDown({
  from,
  to,
  last,
  cadenceMs = 0,
}: {
  from: number;
  to: number;
  last: number;
  cadenceMs?: number;
}): Promise<void> {
  const feed = document.querySelector('[role=feed]')!;
  const WITHIN_MS = 30_000;
  const until = async <T>(what: string, find: () => T | null | undefined | false): Promise<T> => {
    const lastMs = performance.now() + WITHIN_MS;
    while (performance.now() < lastMs) {
      const found = find();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`After ${WITHIN_MS / 1_000} s ${what}`);
  };
  for (let count = from; count < to; count += 1) {
    const round = (count + 1) % (2 * last);
    const index = round <= last ? round : 2 * last - round;
    const card = await until(`there is no reel ${index}`, () =>
      feed.querySelector<HTMLElement>(`[data-index="${index}"]`),
    );
    const begunMs = performance.now();
    card.parentElement!.parentElement!.scrollTo({ top: card.offsetTop, behavior: 'instant' });
    await until(`reel ${index} does not play`, () => card.querySelector('video')?.paused === false);
    const restMs = begunMs + cadenceMs - performance.now();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  }
}
