import { expect, test } from 'vitest';
import { qualityText } from './qualityText.ts';

test.each([
  [{ heightPx: 720 }, '720p'],
  [{ heightPx: 720, bps: 2_500_000 }, '720p · 2.5 Mbit/s'],
  [{ heightPx: 1080, bps: 12_000_000 }, '1080p · 12 Mbit/s'],
  [{ heightPx: 0 }, 'Standard'],
  [{ heightPx: 0, bps: 300_000 }, 'Standard · 0.3 Mbit/s'],
])('%j is %s', (quality, text) => expect(qualityText(quality, 'Standard')).toBe(text));
