import { useEffect, useEffectEvent } from 'react';
import { saveLessons, type NewSave } from '../../saved/actions.ts';
import { offeredFirst } from './offeredFirst.ts';
import type { Unread } from './saveStatus.ts';
import { useMissing } from './useMissing.ts';

interface SaveAfterSignInProps {
  lessons: readonly NewSave[];
  unread: Unread | undefined;
  onClose(): void;
  /** It cannot be saved as it is: the dialog says why. */
  onFailed(): void;
}

/** Shows nothing and saves what its learner pressed Save for before the sign-in, in the quality that the dialog offers first. */
export function SaveAfterSignIn({ lessons, unread, onClose, onFailed }: SaveAfterSignInProps) {
  const { missing, result } = useMissing(lessons, unread, true);
  const choice = result.status === 'read' ? offeredFirst(result.choices) : undefined;
  const end = useEffectEvent(async () => {
    if (!choice) return onFailed();
    const outcome = await saveLessons(missing, choice).catch(() => 'notLoaded' as const);
    if (outcome === 'started') onClose();
    else onFailed();
  });
  const { status } = result;
  useEffect(() => {
    if (status !== 'reading') void end();
  }, [status]);
  return null;
}
