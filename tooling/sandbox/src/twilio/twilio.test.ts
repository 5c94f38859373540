import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const phone = '+971501234567';

/** Makes a call with basic authentication; resolves to status and body. */
async function verify(path: string, form?: Record<string, string>, password?: string) {
  const { twilioAccount, twilioToken, twilioService } = test.sandbox.keys;
  const credentials = `${twilioAccount}:${password ?? twilioToken}`;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const response = await test.call(`/v2/Services/${twilioService}/${path}`, {
    headers: { authorization },
    ...(form && { form }),
  });
  return { status: response.status, body: await response.json() };
}
const send = (To = phone, Channel = 'sms') => verify('Verifications', { To, Channel });
const check = (Code: string, To = phone) => verify('VerificationCheck', { To, Code });
async function code(): Promise<string> {
  const { codes } = await (await test.call('/_sandbox/state/twilio')).json();
  return codes[0].code;
}
const failure = (status: number, number: number) => ({
  status,
  body: { code: number, status, more_info: `https://www.twilio.com/docs/errors/${number}` },
});

describe('a phone verification', () => {
  it('is approved once, by the code in the overview', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toMatchObject({ to: phone, channel: 'sms', status: 'pending', valid: false });
    expect(body.sid).toMatch(/^VE[0-9a-f]{32}$/);
    expect(await (await test.call('/_sandbox')).text()).toContain(await code());
    const wrong = await check('000000');
    expect(wrong.body).toMatchObject({ status: 'pending', valid: false });
    const right = await check(await code());
    expect(right.body).toMatchObject({ status: 'approved', valid: true, sid: body.sid });
    expect(await check(await code())).toMatchObject(failure(404, 20404));
    expect((await verify(`Verifications/${body.sid}`)).body.status).toBe('approved');
  });

  it('allows five checks', async () => {
    await send();
    for (let count = 0; count < 5; count += 1) await check('000000');
    expect(await check(await code())).toMatchObject(failure(429, 60202));
    expect(await send()).toMatchObject(failure(429, 60202));
    await test.clock.advance(600_000);
    expect((await send()).status).toBe(201);
  });

  it('sends the same code up to five times', async () => {
    const { body } = await send();
    const first = await code();
    for (let count = 1; count < 5; count += 1) expect((await send()).body.sid).toBe(body.sid);
    expect(await code()).toBe(first);
    expect(await send()).toMatchObject(failure(429, 60203));
    await verify(`Verifications/${body.sid}`, { Status: 'canceled' });
    expect((await send()).status).toBe(201);
  });

  it('expires after ten minutes', async () => {
    await send();
    const sent = await code();
    await test.clock.advance(599_999);
    expect((await check('000000')).status).toBe(201);
    await test.clock.advance(1);
    expect(await check(sent)).toMatchObject(failure(404, 20404));
  });

  it.each([60205, 60410, 60605])('is rejected for numbers that end in %i', async (number) => {
    expect(await send(`+9715012${number}`)).toMatchObject(failure(403, number));
  });

  it("fails with the vendor's error body on a fault", async () => {
    await test.call('/_sandbox/faults', {
      json: { service: 'twilio', kind: 'status', status: 429 },
    });
    expect(await send()).toMatchObject(failure(429, 20429));
    expect((await send()).status).toBe(201);
  });

  it.each([
    ['Verifications', { To: '0501234567', Channel: 'sms' }],
    ['Verifications', { To: phone, Channel: 'pigeon' }],
    ['VerificationCheck', { To: phone, Code: '1' }],
    ['VerificationCheck', { Code: '123456' }],
  ])('%s with %j is rejected', async (path, form) => {
    expect(await verify(path, form as never)).toMatchObject(failure(400, 60200));
  });

  it('requires the token and its own service', async () => {
    expect(await verify('Verifications', { To: phone, Channel: 'sms' }, 'other')).toMatchObject(
      failure(401, 20003),
    );
    const { twilioAccount, twilioToken } = test.sandbox.keys;
    const authorization = `Basic ${Buffer.from(`${twilioAccount}:${twilioToken}`).toString('base64')}`;
    const form = { To: phone, Channel: 'sms' };
    const other = await test.call('/v2/Services/VAother/Verifications', {
      headers: { authorization },
      form,
    });
    expect(other.status).toBe(404);
  });
});
