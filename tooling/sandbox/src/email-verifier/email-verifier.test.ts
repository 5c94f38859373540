import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const verify = (json: unknown, key = test.sandbox.keys.emailVerifier) =>
  test.call('/email-verifier', { headers: { ApiKey: key }, json });

describe('the e-mail verifier', () => {
  it.each([
    ['layla@example.com', 'valid'],
    ['invalid@example.com', 'invalid'],
    ['layla', 'invalid'],
    ['accept_all+layla@example.com', 'accept_all'],
    ['layla.unknown@example.com', 'unknown'],
  ])('returns for %s: %s', async (email, status) => {
    expect(await (await verify({ email })).json()).toEqual({ email, status });
  });

  it('requires its key and an address', async () => {
    expect((await verify({ email: 'layla@example.com' }, 'other')).status).toBe(401);
    expect((await verify({})).status).toBe(400);
  });

  it('responds too late for an address with slow', async () => {
    let isAnswered = false;
    const response = verify({ email: 'slow@example.com' }).then((found) => {
      isAnswered = true;
      return found.json();
    });
    await expect.poll(() => test.clock.waiting()).toBe(1);
    await test.clock.advance(7_999);
    expect(isAnswered).toBe(false);
    await test.clock.advance(1);
    expect(await response).toMatchObject({ status: 'valid' });
  });
});
