import { announce } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect } from 'react';
import { SECONDS_SAID } from '../constants.ts';
import { messages } from '../messages.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface ResendProps {
  canResendAtMs: number;
  isBusy: boolean;
  isSending: boolean;
  onResend(): void;
}

/** Asks for another code, after a countdown that is said aloud three times only. */
export function Resend({ canResendAtMs, isBusy, isSending, onResend }: ResendProps) {
  const waitS = useSecondsUntil(canResendAtMs);
  useEffect(() => {
    if (SECONDS_SAID.includes(waitS)) announce(messages.resendSaid(waitS), 'polite');
  }, [waitS]);
  const isOff = isBusy || waitS > 0;
  return (
    <Button kind="line" aria-disabled={isOff} onClick={() => isOff || onResend()}>
      {isSending ? messages.sending : waitS > 0 ? messages.resendIn(waitS) : messages.resend}
    </Button>
  );
}
