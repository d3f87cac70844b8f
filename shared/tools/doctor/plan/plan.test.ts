import { describe } from 'vitest';
import { describePlan } from './describePlan.ts';

describe('plans, on the embedded backend', () => describePlan());
