import { useEffect, useRef } from 'react';

/** WebOTP, which the types of the DOM do not know yet. */
interface SmsRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Calls back with the code of the SMS where the browser may read it; stops waiting when the screen goes. */
export function useSmsCode(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const waiting = new AbortController();
    const request: SmsRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') latest.current(credential.code);
      },
      () => {}, // refused, aborted or not that kind of SMS: the code is typed
    );
    return () => waiting.abort();
  }, []);
}
