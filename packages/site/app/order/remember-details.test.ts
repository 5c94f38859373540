// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { rememberCheckout, rememberDetails } from './remember-details.ts';

const key = 'sl_order_online_steps';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const fresh = { active: 0, enabled: [0], validated: [], disabledButtons: [] };

beforeEach(() => localStorage.clear());

it('stores the state of the steps, with what the first one was completed with [S-3-38]', () => {
  rememberDetails('7', '/ar/showroom/defender-7');
  expect(stored()).toEqual(fresh);
  rememberCheckout('7');
  expect(stored()).toEqual({
    active: 1,
    enabled: [0, 1],
    validated: [{ stepIndex: 0, type: 'vehicle', value: '7' }],
    disabledButtons: [],
  });
});

it('starts over for another car: nothing of the steps stays [S-4-14]', () => {
  rememberDetails('7', '/ar/showroom/defender-7');
  rememberCheckout('7');
  localStorage.setItem(key, JSON.stringify({ ...stored(), disabledButtons: ['pay'] }));
  rememberDetails('8', '/ar/showroom/discovery-8');
  expect(stored()).toEqual(fresh);
});

it('keeps what was done where the buyer goes back to the details of the same car', () => {
  rememberDetails('7', '/ar/showroom/defender-7');
  rememberCheckout('7');
  rememberDetails('7', '/ar/showroom/defender-7');
  expect(stored()).toMatchObject({ active: 0, enabled: [0, 1], validated: [{ stepIndex: 0 }] });
});
