// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { browserCookies } from './index.js';

it('reads and writes the cookies of the page', () => {
  browserCookies.write('seen=1; Path=/; SameSite=Lax');
  expect(browserCookies.read()).toContain('seen=1');
  browserCookies.write('seen=; Path=/; Max-Age=0');
  expect(browserCookies.read()).not.toContain('seen=1');
});
