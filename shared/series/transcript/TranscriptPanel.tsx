import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/announce.ts';
import { screen } from '../../ui/texts.ts';
import { langOf } from '../../player/core/captionsTracks.ts';
import { useAtTime } from '../../player/core/useMedia.ts';
import { seekLesson, useCurrentLesson } from '../../player/lesson/currentLesson.ts';
import { setLessonPrefs, useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { series, transcript as texts } from '../texts.ts';
import { useTranscript } from './useTranscript.ts';
import { matchesOf, patternOf, lineAt, type TranscriptLine } from './transcriptLines.ts';
import { TranscriptLines, showLine, useFollow } from './TranscriptLines.tsx';
import styles from './TranscriptPanel.module.css';
import { TranscriptSearch } from './TranscriptSearch.tsx';
import { TranscriptSkeleton } from './TranscriptBox.tsx';

type Lesson = NonNullable<ReturnType<typeof useCurrentLesson>>;

/** The transcript of the lesson that the page's player has. Loaded when it is opened. */
export function TranscriptPanel() {
  const lesson = useCurrentLesson();
  return lesson ? <LessonTranscript key={lesson.url} lesson={lesson} /> : <TranscriptSkeleton />;
}

function LessonTranscript({ lesson }: { lesson: Lesson }) {
  const { captionsLanguage } = useLessonPrefs();
  const timestampsS = useStore(lesson.media.store, (state) => state.timestampsS);
  const { tracks, track, lines, status, hasMore, retry } = useTranscript(lesson.url, captionsLanguage, timestampsS);
  return (
    <>
      <div className={styles.head}>
        <h2>{series.transcript}</h2>
        {tracks.length > 1 && (
          <select
            aria-label={texts.language}
            value={track?.id ?? ''}
            onChange={({ target }) => setLessonPrefs({ captionsLanguage: target.value })}
          >
            {tracks.map(({ id, language, name }) => (
              <option key={id} value={id} lang={langOf(language)}>
                {name}
              </option>
            ))}
          </select>
        )}
        {status === 'read' && lines.length > 0 && (
          <Button kind="line" onClick={() => void copy(lines)}>
            {texts.copy}
          </Button>
        )}
      </div>
      {status === 'failed' && (
        <div className={styles.message} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={retry}>{screen.tryAgain}</Button>
        </div>
      )}
      {status === 'read' && lines.length === 0 && (
        <p className={styles.message} role="status">
          {texts.empty}
        </p>
      )}
      {status === 'reading' && lines.length === 0 && <TranscriptSkeleton />}
      {track && lines.length > 0 && (
        <Lines
          key={track.id}
          lesson={lesson}
          lines={lines}
          lang={langOf(track.language)}
          note={noteOf(status, hasMore)}
        />
      )}
    </>
  );
}

/** The text alone, a line for each caption. */
async function copy(lines: readonly TranscriptLine[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(lines.map(({ text }) => text).join('\n'));
    toast(texts.copied);
  } catch {
    // Not allowed, or a page without HTTPS, which has no clipboard.
    toast(texts.copyRefused, 'assertive');
  }
}

interface LinesProps {
  lesson: Lesson;
  lines: readonly TranscriptLine[];
  lang: string | undefined;
  /** Below them: that there are more. */
  note: string | undefined;
}

function noteOf(status: 'reading' | 'read' | 'failed', hasMore: boolean): string | undefined {
  if (status !== 'read') return texts.loading;
  return hasMore ? texts.cut : undefined;
}

function Lines({ lesson, lines, lang, note }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const now = useAtTime(lesson.media, (timeS) => lineAt(lines, timeS));
  const { isFollowing, setFollowing } = useFollow(list, now);
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const pattern = useMemo(() => patternOf(query), [query]);
  const matches = useMemo(() => matchesOf(lines, pattern), [lines, pattern]);
  const found = matches[position] ?? -1;

  const show = (index: number | undefined) => {
    if (index === undefined) return;
    setFollowing(false);
    showLine(list.current, index);
  };
  const search = (next: string) => {
    setQuery(next);
    setPosition(0);
    show(matchesOf(lines, patternOf(next))[0]);
  };
  const step = (by: 1 | -1) => {
    if (matches.length === 0) return;
    const next = (position + by + matches.length) % matches.length;
    setPosition(next);
    show(matches[next]);
  };
  const press = (index: number) => {
    seekLesson(lesson, lines[index]!.startS);
    setFollowing(true);
  };
  return (
    <>
      <TranscriptSearch query={query} count={matches.length} position={position} onQuery={search} onStep={step} />
      <TranscriptLines
        list={list}
        lines={lines}
        lang={lang}
        now={now}
        found={found}
        pattern={pattern}
        onPress={press}
      />
      <div className={styles.foot}>
        <Button kind="quiet" aria-pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
          {texts.follow}
        </Button>
        {note && <span>{note}</span>}
      </div>
    </>
  );
}
