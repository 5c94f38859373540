import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCall, type Transport } from '../call.js';
import { fixtures } from '../contracts/answers.fixture.js';
import {
  checkPhoneVerification,
  createPhoneVerification,
} from '../contracts/purchase/phone-verifications.js';
import { withTimeout } from '../http/with-timeout.js';
import { bindOperations } from '../testing/bind-operations.js';
import {
  recordingLogger,
  type StubResponse,
  testService,
  transports,
} from '../testing/service.fixture.js';
import { checkEmail } from './verification.js';

const service = testService();

describe.each(transports)('verification over %s', (_, create) => {
  const open = (response: StubResponse, apiKey: string | undefined = 'key-1') => {
    service.response = () => response;
    const log = recordingLogger();
    const onForbidden = vi.fn();
    const call = create({ origin: service.origin, onForbidden, authToken: () => 'ours' });
    const verifier = { url: `${service.origin}/verify`, apiKey };
    const client = bindOperations(call, { createPhoneVerification, checkPhoneVerification });
    const verify = (email: string) => checkEmail(call, { email, verifier, logger: log.logger });
    return { ...log, onForbidden, client, verify };
  };
  const email = 'layla@example.com';

  it('asks a third party about an address, with its key [S-7-55]', async () => {
    const { verify } = open({ body: { status: 'valid' } });
    await verify(` ${email} `);
    expect(service.seen).toMatchObject([
      { line: 'POST /verify', body: { email }, headers: { apikey: 'key-1' } },
    ]);
  });

  it('tells the third party none of our tokens', async () => {
    const { verify } = open({ body: { status: 'valid' } });
    await verify(email);
    expect(service.seen[0]?.headers).not.toHaveProperty('x-auth-token');
    expect(service.seen[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('treats valid, accept_all and unknown results as valid', async () => {
    const verdicts = [];
    for (const status of ['valid', 'accept_all', 'invalid', 'Valid', '']) {
      verdicts.push((await open({ body: { status } }).verify(email)).valid);
    }
    expect(verdicts).toEqual([true, true, false, false, false]);
    for (const response of [{ drop: true }, { text: '<html>' }, { body: {} }, { status: 500 }]) {
      const { verify, messages } = open(response);
      const verdict = { valid: true, error_code: 'VALIDATION_ERROR' };
      expect(await verify(email)).toEqual(verdict);
      expect(messages()).toHaveLength(1);
    }
  });

  it('logs the status of an error response, and counts the address as valid', async () => {
    const { verify, lines, onForbidden } = open({ status: 403 });
    await verify(email);
    expect(lines[0]?.[2]).toMatchObject({
      error_code: 'VALIDATION_ERROR',
      cause: { kind: 'http', status: 403 },
    });
    expect(JSON.stringify(lines)).not.toContain('key-1');
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('needs an address and a key, and makes no request without [S-8-09] [S-8-10]', async () => {
    const { verify } = open({});
    for (const blank of ['', ' ']) {
      const said = verify(blank);
      await expect(said).rejects.toThrow(/^Valid email address is required$/);
    }
    const without = open({}, ' ').verify(email);
    await expect(without).rejects.toThrow(/^Email verification API key is required$/);
    expect(service.seen).toEqual([]);
  });

  it('sends a code to a phone and checks one', async () => {
    const { client } = open({ body: fixtures.checkPhoneVerification });
    const phone_number = '+971501234567';
    await client.createPhoneVerification({ body: { phone_number } });
    await client.checkPhoneVerification({ body: { phone_number, code: '123456' } });
    expect(service.seen.map(({ line, body }) => [line, body])).toEqual([
      ['POST /services/purchase/twilio/create_verification', { phone_number }],
      ['POST /services/purchase/twilio/check_verification', { phone_number, code: '123456' }],
    ]);
  });
});

describe('verification without an answer', () => {
  afterEach(() => void vi.useRealTimers());

  const open = (send: (signal: AbortSignal) => Promise<unknown>) => {
    const log = recordingLogger();
    const transport: Transport = (operation, _input, context) =>
      withTimeout(operation, { method: 'POST', url: '/', headers: {} }, context, {}, send);
    const verifier = { url: 'https://verifier.example/', apiKey: 'k' };
    const call = createCall(transport);
    const request = { email: 'a@example.com', verifier, logger: log.logger };
    return { ...log, verify: () => checkEmail(call, request) };
  };
  const status = (name: string) => async () => ({ status: name });

  it('is valid after 5 s, and so is any failure [S-5-16]', async () => {
    const verdict = async (send: () => Promise<unknown>) => (await open(send).verify()).valid;
    expect(await verdict(status('valid'))).toBe(true);
    expect(await verdict(status('accept_all'))).toBe(true);
    expect(await verdict(status('invalid'))).toBe(false);
    expect(await verdict(() => Promise.reject(new Error('down')))).toBe(true);
    vi.useFakeTimers();
    const pending = vi.fn();
    const hung = verdict(() => new Promise(() => {})).then(pending);
    await vi.advanceTimersByTimeAsync(4999);
    expect(pending).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await hung;
    expect(pending).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is logged with the code of its reason [S-8-08]', async () => {
    vi.useFakeTimers();
    const hanging = open(() => new Promise(() => {}));
    const hung = hanging.verify();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await hung).toEqual({ valid: true, error_code: 'TIMEOUT' });
    expect(hanging.lines).toMatchObject([['error', expect.anything(), { error_code: 'TIMEOUT' }]]);
    vi.useRealTimers();

    const down = open(() => Promise.reject(new Error('down')));
    expect(await down.verify()).toEqual({ valid: true, error_code: 'VALIDATION_ERROR' });

    const log = recordingLogger();
    service.response = () => ({ status: 401 });
    const [, create] = transports[0] ?? [];
    const verifier = { url: `${service.origin}/verify`, apiKey: 'k' };
    const request = { email: 'a@example.com', verifier, logger: log.logger };
    expect(create && (await checkEmail(create(), request))).toEqual({
      valid: true,
      error_code: 'VALIDATION_ERROR',
    });
    const cause = { status: 401, message: 'verifyEmail answered 401' };
    expect(log.lines).toMatchObject([['error', expect.anything(), { cause }]]);
  });
});
