import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activateStep,
  enableStep,
  initialSteps,
  invalidateStep,
  isStepUsable,
  restoreSteps,
  type StepsState,
  setButtonDisabled,
  validateStep,
} from './steps-state.js';

const state = (part: Partial<StepsState>): StepsState => ({ ...initialSteps(), ...part });
const done = (...steps: number[]) =>
  steps.map((stepIndex) => ({ stepIndex, type: 'location', value: 'L1' }));

describe('steps', () => {
  test('a fresh journey has step 0 active and nothing else open; a step opens and becomes active [S-4-10]', () => {
    const fresh = initialSteps();
    expect([0, 1, 2].map((step) => isStepUsable(fresh, step))).toEqual([true, false, false]);
    const next = activateStep(
      validateStep(fresh, { stepIndex: 0, type: 'vehicle', value: '7' }),
      1,
    );
    expect(next).toMatchObject({ active: 1, enabled: [0, 1] });
    expect([0, 1, 2].map((step) => isStepUsable(next, step))).toEqual([true, true, false]);
  });

  test.each<[string, Partial<StepsState>, number, boolean]>([
    ['active', { active: 2, enabled: [0] }, 2, true],
    [
      'enabled, validated, all before validated',
      { active: 3, enabled: [0, 1, 2, 3], validated: done(0, 1, 2) },
      2,
      true,
    ],
    ['not enabled', { active: 0, enabled: [0], validated: done(0, 1) }, 1, false],
    ['not validated', { active: 0, enabled: [0, 1], validated: done(0) }, 1, false],
    [
      'one before is not validated',
      { active: 0, enabled: [0, 1, 2], validated: done(0, 2) },
      2,
      false,
    ],
  ])('%s [S-4-11]', (_, part, step, usable) => {
    expect(isStepUsable(state(part), step)).toBe(usable);
  });

  test('the state has active, enabled, validated and disabled buttons [S-3-38]', () => {
    const validated = validateStep(initialSteps(), { stepIndex: 0, type: 'location', value: 'L1' });
    expect(setButtonDisabled(validated, 'pay', true)).toEqual({
      active: 0,
      enabled: [0],
      validated: [{ stepIndex: 0, type: 'location', value: 'L1' }],
      disabledButtons: ['pay'],
    });
    expect(
      setButtonDisabled(state({ disabledButtons: ['pay'] }), 'pay', false).disabledButtons,
    ).toEqual([]);
  });

  test("validating again replaces the entry, changing one's mind removes it", () => {
    const twice = validateStep(state({ validated: done(0, 1) }), {
      stepIndex: 0,
      type: 'location',
      value: 'L2',
    });
    expect(twice.validated.map(({ value }) => value)).toEqual(['L2', 'L1']);
    expect(invalidateStep(twice, 0).validated).toEqual(done(1));
  });

  test('enabling twice changes nothing', () => {
    const once = enableStep(initialSteps(), 2);
    expect(enableStep(once, 2)).toEqual(once);
  });
});

describe('restoring', () => {
  test.each<[string, unknown]>([
    ['a gap before the active step', state({ active: 2, enabled: [0, 2] })],
    ['an active step that is not enabled', state({ active: 1, enabled: [0] })],
    ['a negative step', state({ active: -1 })],
    ['a member is missing', { active: 0, enabled: [0] }],
    ['an entry is damaged', { ...initialSteps(), validated: [null] }],
    ['a list is a text', { ...initialSteps(), enabled: '0' }],
  ])('%s starts over [S-4-13]', (_, stored) => {
    expect(restoreSteps(stored)).toBeNull();
  });

  test('whatever is stored, restoring never throws', () => {
    fc.assert(fc.property(fc.anything(), (stored) => void restoreSteps(stored)));
  });

  test('any state that steps lead to comes back as it was', () => {
    fc.assert(
      fc.property(fc.nat(6), (last) => {
        let walked = initialSteps();
        for (let step = 0; step < last; step += 1) {
          walked = activateStep(
            validateStep(walked, { stepIndex: step, type: 't', value: step }),
            step + 1,
          );
        }
        expect(restoreSteps(JSON.parse(JSON.stringify(walked)))).toEqual(walked);
      }),
    );
  });
});
