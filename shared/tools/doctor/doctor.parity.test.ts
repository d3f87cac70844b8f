import { describe } from 'vitest';
import { startEmulator } from '../backend/emulator.ts';
import { isWithoutEmulator } from '../parity/twoBackends.ts';
import { describeDoctor } from './describeDoctor.ts';
import { describePlan } from './plan/describePlan.ts';

describe.skipIf(isWithoutEmulator())("on Google's emulator", () => {
  describe('the doctor', () => describeDoctor(startEmulator));
  describe('its plans', () => describePlan(startEmulator));
});
