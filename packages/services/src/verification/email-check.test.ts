import { createForm, createFormsSetting, createLead } from '@mawkib/api-clients/contracts/forms';
import { startSandbox } from '@mawkib/sandbox';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leads } from '../db/schema/index.js';
import { brochureForm } from '../forms/form.fixture.js';
import { formsModule } from '../forms/forms.module.js';
import { quickTimeouts } from '../testing/quick-timeouts.js';
import { setSetting } from '../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('addresses of leads', (open) => {
  let t: TestApi;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  const logged: string[] = [];
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
    const email = { url: `${sandbox.url}/email-verifier`, apiKey: sandbox.keys.emailVerifier };
    const twilio = undefined;
    const tries = { perNumber: 0, perAddressHour: 0 };
    t = await open({
      modules: [formsModule],
      config: { log, verification: { email, twilio, tries } },
    });
    await t.api.call(
      createForm,
      { body: { ...brochureForm(), id: 'brochure' } },
      await t.as('editor'),
    );
  });
  beforeEach(async () => {
    sandbox.reset();
    logged.length = 0;
    await setSetting(t, 'email_verifier.url', `${sandbox.url}/email-verifier`);
  });
  afterAll(async () => {
    await t.close();
    await sandbox.close();
  });

  const send = (email: string, more: object = {}) =>
    t.api.call(createLead, {
      params: { id: 'brochure' },
      body: { data: { name: 'ليلى', email }, locale: 'en', ...more },
    });
  const rejected = (email: string, more?: object) =>
    send(email, more).then(
      () => [],
      ({ problem }) => [
        problem.status,
        ...problem.errors.map((one: object) => Object.values(one).slice(0, 2)),
      ],
    );
  const requested = async (): Promise<{ email: string }[]> =>
    (await (await fetch(`${sandbox.url}/_sandbox/state/email-verifier`)).json()).checks;
  const fault = (kind: 'status' | 'drop' | 'lose') =>
    sandbox.faults.add({
      ...{ service: 'email-verifier', on: 'call', route: '*', times: 1, ms: 0, copies: 2 },
      kind,
      status: 500,
    });

  test('that are undeliverable are rejected with their field; others are stored', async () => {
    const before = await t.database.db.$count(leads);
    expect(await rejected('invalid@example.test')).toEqual([422, ['email', 'unreachable_email']]);
    expect(await rejected('unknown@example.test')).toEqual([422, ['email', 'unreachable_email']]);
    expect(await t.database.db.$count(leads)).toBe(before);
    await send('layla@example.test');
    await send('accept_all+layla@example.test');
    expect(await t.database.db.$count(leads)).toBe(before + 2);
  });

  test('are valid if the verifier fails, and the failure is logged without the address', async () => {
    for (const kind of ['status', 'drop', 'lose'] as const) {
      fault(kind);
      expect(await rejected('invalid@example.test'), kind).toEqual([]);
    }
    expect(logged).toHaveLength(3);
    for (const line of logged) {
      expect(line).toContain('VALIDATION_ERROR');
      expect(line).not.toMatch(/invalid@|sandbox-email-key/);
    }
  });

  test('are valid if the verifier takes longer than three seconds', async () => {
    const timeouts = quickTimeouts();
    expect(await rejected('slow.invalid@example.test')).toEqual([]);
    timeouts.restore();
    expect(timeouts.begun).toEqual([2_800]);
    expect(logged.join()).toContain('TIMEOUT');
  });

  test('are checked once for a repeated request', async () => {
    const idempotency_key = crypto.randomUUID();
    await send('layla@example.test', { idempotency_key });
    await send('layla@example.test', { idempotency_key });
    expect(await requested()).toHaveLength(1);
  });

  test("are checked at the setting's URL, never in a private network", async () => {
    await setSetting(t, 'email_verifier.url', '');
    expect(await rejected('invalid@example.test')).toEqual([]);
    expect(logged).toEqual([]);
    await setSetting(t, 'email_verifier.url', sandbox.url.replace('127.0.0.1', 'localhost'));
    expect(await rejected('invalid@example.test')).toEqual([]);
    expect(logged.join()).toContain('VALIDATION_ERROR');
    expect(await requested()).toEqual([]);
  });

  test('and an unreachable captcha reject nobody by default', async () => {
    const admin = await t.as('admin');
    const write = (key: string, value: string) =>
      t.api.call(createFormsSetting, { body: { key, value } }, admin);
    await write('captcha.secret_key', 'secret');
    await write('captcha.verify_url', 'https://captcha.invalid/');
    const robot = { 'g-recaptcha-response': 'token' };
    expect(await rejected('layla@example.test', robot)).toEqual([]);
    await write('captcha.when_unreachable', 'refuse');
    expect(await rejected('layla@example.test', robot)).toEqual([
      422,
      ['g-recaptcha-response', 'captcha_unavailable'],
    ]);
    await expect(write('captcha.when_unreachable', 'maybe')).rejects.toMatchObject({ status: 400 });
  });
});
