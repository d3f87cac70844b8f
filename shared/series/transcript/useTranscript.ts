import { withDeadline } from '@bazaar/shared/device';
import { useDocument } from '@bazaar/shared/query';
import { useState } from 'react';
import { readTranscript, type Transcript } from './readTranscript.ts';

/** Not in the spec: a caption file is a few KB; one that takes longer has failed. */
const READ_DEADLINE_MS = 10_000;

/** The transcript of a stream in a language: undefined while it is read, and for good where it cannot be read (`hasFailed`). */
export function useTranscript(url: string, language: string | undefined) {
  const { status, value, refresh } = useDocument<Transcript>({
    key: ['transcript', url, language ?? ''],
    fetch: (context) =>
      withDeadline(readTranscript(url, language, context?.signal), READ_DEADLINE_MS, new Error('late')),
    isOptional: true,
  });
  const [tracks, setTracks] = useState(value?.tracks ?? []);
  if (value && value.tracks !== tracks) setTracks(value.tracks);
  return {
    transcript: value,
    hasFailed: status === 'error',
    /** Those of the stream, also while another language is read. */
    tracks,
    retry: refresh,
  };
}
