import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  checkPhoneVerification,
  createPhoneVerification,
} from '@mawkib/api-clients/contracts/purchase';
import { startSandbox } from '@mawkib/sandbox';
import { limitInSeconds } from '@mawkib/tooling-vitest/time-limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/api-config.js';
import { rows } from '../db/rows.js';
import { ordersModule } from '../orders/orders.module.js';
import { quickTimeouts } from '../testing/quick-timeouts.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { createTwilioClient } from './twilio-client.js';
import { verificationModule } from './verification.module.js';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

const hour = 3_600_000;

describeOnDatabase('phone verification', (open) => {
  let t: TestApi;
  let unset: TestApi;
  let sandbox: Sandbox;
  let now = new Date('2031-03-01T08:00:00Z');
  /** Offset of the sandbox's clock: codes expire after ten minutes. */
  let late = 0;
  let number = 0;
  let phone = '';
  let caller = 0;
  let headers = {};

  beforeAll(async () => {
    const clock = {
      now: () => Date.now() + late,
      after: (ms: number, task: () => void) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
    };
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' }, { clock });
    const { keys, url } = sandbox;
    const given = readConfig({
      TWILIO_API_URL: `${url}/`,
      TWILIO_ACCOUNT_SID: keys.twilioAccount,
      TWILIO_AUTH_TOKEN: keys.twilioToken,
      TWILIO_VERIFY_SERVICE_SID: keys.twilioService,
      TWILIO_TIMEOUT: limitInSeconds(250),
    });
    const modules = [ordersModule, verificationModule];
    const config = { verification: given.verification, clock: { now: () => now } };
    t = await open({ config, modules });
    unset = await open({ modules });
  });
  beforeEach(() => {
    sandbox.reset();
    now = new Date(now.getTime() + 48 * hour);
    late = 0;
    number += 1;
    caller += 1;
    phone = `+97150${String(1_000_000 + number)}`;
    headers = { 'x-client-address': `10.1.2.${caller}` };
  });
  afterAll(async () => {
    await t.close();
    await unset.close();
    await sandbox.close();
  });

  const ask = (phone_number = phone) =>
    t.api.call(createPhoneVerification, { body: { phone_number } }, { headers, locale: 'en' });
  const check = (code: string, phone_number = phone) =>
    t.api.call(checkPhoneVerification, { body: { phone_number, code } }, { headers, locale: 'en' });
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      (error: { status: number; problem: { code: string } }) =>
        `${error.status} ${error.problem.code}`,
    );
  const sent = async (): Promise<{ to: string; code: string; channel: string }[]> =>
    (await (await fetch(`${sandbox.url}/_sandbox/state/twilio`)).json()).codes;
  const codeSent = async () => (await sent()).at(-1)?.code ?? '';
  const other = (code: string) => (code === '000000' ? '000001' : '000000');
  const fault = (kind: 'status' | 'drop' | 'lose' | 'delay', more: object = {}) =>
    sandbox.faults.add({
      ...{ service: 'twilio', on: 'call', route: '*', times: 1, ms: 0, status: 500, copies: 2 },
      kind,
      ...more,
    });

  test('a wrong code is rejected, the right one accepted [S-7-51]', async () => {
    expect((await ask()).data).toEqual({ status: 'pending' });
    const code = await codeSent();
    expect(await sent()).toMatchObject([{ to: phone, channel: 'sms' }]);
    const wrong = await check(other(code)).catch((error) => error.problem);
    expect(wrong).toMatchObject({
      status: 400,
      code: 'wrong_code',
      errors: [{ field: 'code', message: expect.stringContaining('wrong') }],
    });
    expect((await check(code)).data).toEqual({ status: 'approved', valid: true });
    expect(await errorOf(check(code))).toBe('400 wrong_code');
  });

  test('a number and its code are sent over HTTP, neither may be missing [S-3-16]', async () => {
    const post = async (path: string, payload: object) => {
      const response = await t.app.inject({
        method: 'POST',
        url: `/services/purchase/twilio/${path}`,
        remoteAddress: `10.1.3.${caller}`,
        payload,
      });
      const { data, code, errors = [] } = response.json();
      return data ?? [code, ...errors.map(({ field }: { field: string }) => field)].join(' ');
    };
    expect(await post('create_verification', { phone_number: phone })).toEqual({
      status: 'pending',
    });
    const code = await codeSent();
    expect(await post('create_verification', { code })).toBe('invalid_request phone_number');
    expect(await post('check_verification', { phone_number: phone })).toBe('invalid_request code');
    expect(await post('check_verification', { code })).toBe('invalid_request phone_number');
    expect(await post('check_verification', { phone_number: phone, code })).toEqual({
      status: 'approved',
      valid: true,
    });
  });

  test('numbers and codes are accepted in any notation, also in Arabic digits', async () => {
    const local = `0${phone.slice(4)}`;
    const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[+digit] ?? '');
    await ask(`‏${arabic(local).replace(/^(...)(...)/, '$1 $2-')}`);
    expect((await sent())[0]?.to).toBe(phone);
    const code = await codeSent();
    const written = arabic(`00${phone.slice(1)}`);
    expect((await check(`${arabic(code)} `, written)).data.valid).toBe(true);
    for (const text of ['', '12', 'call me', '+0000000', '0'.repeat(15)]) {
      expect(await errorOf(ask(text)), text).toBe('400 invalid_request');
    }
    expect(await errorOf(check('abcd'))).toBe('400 invalid_request');
  });

  test('the response does not reveal a pending code of a number', async () => {
    const stranger = '+971509999999';
    await ask();
    const code = await codeSent();
    const answers = async (phone_number: string) => {
      const seen = [];
      for (let tries = 0; tries < 7; tries += 1) {
        seen.push(await check(other(code), phone_number).catch((error) => error.problem));
      }
      return seen.map((problem) => ({ ...problem, instance: undefined }));
    };
    const known = await answers(phone);
    expect(await answers(stranger)).toEqual(known);
    expect(known.map((problem) => problem.status)).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await errorOf(check(code))).toBe('429 too_many_requests');
    now = new Date(now.getTime() + hour);
    expect((await errorOf(check(code))).slice(0, 3)).toBe('429');
  });

  test('an expired code is rejected like a wrong one, a new one is accepted', async () => {
    await ask();
    const first = await codeSent();
    late = 600_000;
    expect(await errorOf(check(first))).toBe('400 wrong_code');
    await ask();
    const codes = await sent();
    const second = codes.find(({ code }) => code !== first)?.code ?? first;
    expect((await check(second)).data.valid).toBe(true);
  });

  test('messages are limited by number and by address', async () => {
    for (let message = 0; message < 4; message += 1) await ask();
    expect(await errorOf(ask())).toBe('429 too_many_requests');
    expect(await errorOf(ask(`00${phone.slice(1)}`))).toBe('429 too_many_requests');
    for (let message = 0; message < 16; message += 1) {
      await ask(`+97152${String(number * 100 + 2_000_000 + message)}`);
    }
    expect(await errorOf(ask('+971521111111'))).toBe('429 too_many_requests');
    headers = { 'x-client-address': '10.9.9.9' };
    await ask('+971521111111');
    now = new Date(now.getTime() + hour);
    expect(await errorOf(ask())).toBe('none');
    const ledger = await rows(t.database.db, sql`select a::text as row from allowances a`);
    expect(JSON.stringify(ledger)).not.toMatch(/97150|10\.1\.2/);
  });

  test('a number that cannot receive SMS is rejected, and so is an invalid one', async () => {
    for (const end of ['60205', '60410', '60605']) {
      const rejected = await ask(`+9715012${end}`).catch((error) => error.problem);
      expect(rejected.errors).toMatchObject([
        { field: 'phone_number', code: 'unreachable_phone_number' },
      ]);
    }
  });

  test('a vendor that fails, hangs or disconnects is a 502 with advice, and costs one message', async () => {
    fault('status', { status: 503 });
    expect(await errorOf(ask())).toBe('502 verification_unavailable');
    fault('drop');
    expect(await errorOf(ask())).toBe('502 verification_unavailable');
    fault('delay', { ms: 3000 });
    expect(await errorOf(ask())).toBe('502 verification_unavailable');
    sandbox.reset();
    now = new Date(now.getTime() + 2 * hour);
    fault('lose');
    expect(await errorOf(ask())).toBe('502 verification_unavailable');
    await ask();
    expect(await sent()).toHaveLength(1);
    expect((await check(await codeSent())).data.valid).toBe(true);
    fault('status', { status: 429 });
    expect(await errorOf(ask())).toBe('429 too_many_requests');
  });

  test('two requests with one Idempotency-Key send one message', async () => {
    const post = () =>
      t.app.inject({
        method: 'POST',
        url: '/services/purchase/twilio/create_verification',
        headers: { 'idempotency-key': `send-code-of-${number}` },
        payload: { phone_number: phone },
      });
    const answers = [await post(), await post()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const state = await (await fetch(`${sandbox.url}/_sandbox/state/twilio`)).json();
    expect(state.codes).toMatchObject([{ sends: 1 }]);
  });

  test('a market without an account reports it', async () => {
    const call = unset.api.call(createPhoneVerification, { body: { phone_number: phone } });
    expect(await errorOf(call)).toBe('501 not_served_yet');
  });
});

test('a hanging vendor times out after three seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { verification } = readConfig({
    TWILIO_API_URL: `http://127.0.0.1:${port}`,
    TWILIO_ACCOUNT_SID: 'a',
    TWILIO_AUTH_TOKEN: 'b',
    TWILIO_VERIFY_SERVICE_SID: 'c',
  });
  if (!verification.twilio) throw new Error('No account');
  const timeouts = quickTimeouts();
  const requested = createTwilioClient(verification.twilio).send('+971501234567', 'ar');
  await expect(requested).rejects.toThrow();
  expect(timeouts.begun).toEqual([2_800]);
  timeouts.restore();
  silent.closeAllConnections();
  silent.close();
});

test('an account is configured completely or not at all', () => {
  expect(() => readConfig({ TWILIO_AUTH_TOKEN: 'x' })).toThrow(
    'TWILIO_ACCOUNT_SID: is required together with the other Twilio variables; TWILIO_VERIFY_SERVICE_SID',
  );
});
