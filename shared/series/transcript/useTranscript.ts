import { useEffect, useState } from 'react';
import { readTranscript, type Transcript } from './readTranscript.ts';

/** Not in the spec: a caption file is a few KB; one that takes longer has failed. */
const READ_DEADLINE_MS = 10_000;

interface Result {
  url: string;
  language: string | undefined;
  attempt: number;
  transcript: Transcript | undefined;
}

/** The transcript of a stream in a language: undefined while it is read, and for good where it cannot be read (`hasFailed`). */
export function useTranscript(url: string, language: string | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    const aborted = new AbortController();
    const timer = setTimeout(() => aborted.abort(), READ_DEADLINE_MS);
    let isOver = false;
    const finish = (transcript: Transcript | undefined) => {
      clearTimeout(timer);
      if (!isOver) setResult({ url, language, attempt, transcript });
    };
    readTranscript(url, language, aborted.signal).then(finish, () => finish(undefined));
    return () => {
      isOver = true;
      clearTimeout(timer);
      aborted.abort();
    };
  }, [url, language, attempt]);
  const isCurrent = result?.url === url && result.language === language && result.attempt === attempt;
  return {
    transcript: isCurrent ? result.transcript : undefined,
    hasFailed: isCurrent && result.transcript === undefined,
    /** Those of the stream, also while another language is read. */
    tracks: (result?.url === url && result.transcript?.tracks) || [],
    retry: () => setAttempt(attempt + 1),
  };
}
