import type { ErrorData, Events, HlsConfig } from 'hls.js';
import { isOfCaptions } from './streamErrors.ts';

type ErrorControllerClass = HlsConfig['errorController'];

/** `NetworkErrorAction.SendAlternateToPenaltyBox` of hls.js: it requests nothing again. Its enums are no part of a type. */
const GIVES_UP = 2;

/**
 * A controller of errors for hls.js, which would stop the film where captions fail: what is being loaded is aborted, and at the beginning of
 * a film the library does not always find back from there. Here it goes on; the last error of captions is fatal only for whoever listens
 * (recoverStream.ts).
 */
export const captionsErrorController = (Rest: ErrorControllerClass): ErrorControllerClass =>
  class CaptionsErrorController extends Rest {
    override onErrorOut(event: Events.ERROR, data: ErrorData): void {
      if (!isOfCaptions(data)) return super.onErrorOut(event, data);
      const { action, resolved } = data.errorAction ?? {};
      data.fatal ||= action === GIVES_UP && !resolved;
    }
  };
