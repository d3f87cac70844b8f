import type { Translated } from '../../../shared/contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  failed: 'स्कूल शुरू नहीं हो सका।',
  hint: 'अपना कनेक्शन देखें, फिर पेज दोबारा खोलें।',
  reload: 'फिर से खोलें',
};
