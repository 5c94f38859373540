import { runInNewContext } from 'node:vm';
import { createForm, createFormsSetting, createLead } from '@mawkib/api-clients/contracts/forms';
import { startSandbox } from '@mawkib/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { brochureForm } from '../form.fixture.js';
import { formsModule } from '../forms.module.js';

const siteKey = 'site-key';
type Grecaptcha = { execute(key: string, options: { action: string }): Promise<string> };

describeOnDatabase('leads where a captcha is configured', (open) => {
  let t: TestApi;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    t = await open({ modules: [formsModule], config: { upstreamLocal: true } });
    const body = { ...brochureForm(), id: 'brochure' };
    await t.api.call(createForm, { body }, await t.as('editor'));
    const admin = await t.as('admin');
    const settings = {
      'captcha.secret_key': sandbox.keys.recaptchaSecret,
      'captcha.verify_url': `${sandbox.url}/recaptcha/api/siteverify`,
    };
    for (const [key, value] of Object.entries(settings)) {
      await t.api.call(createFormsSetting, { body: { key, value } }, admin);
    }
  });
  afterAll(async () => {
    await t.close();
    await sandbox.close();
  });

  /** Token that the captcha's own script returns to a page. */
  async function tokenOfPage(): Promise<string> {
    const src = `${sandbox.url}/recaptcha/api.js?render=${siteKey}`;
    const window: { grecaptcha?: Grecaptcha } = {};
    const script = await (await fetch(src)).text();
    runInNewContext(script, {
      window,
      document: { currentScript: { src } },
      URL,
      crypto,
      setTimeout,
      Uint8Array,
    });
    return (await window.grecaptcha?.execute(siteKey, { action: 'lead' })) ?? '';
  }
  const send = (token?: string) =>
    t.api
      .call(createLead, {
        params: { id: 'brochure' },
        body: {
          data: { name: 'ليلى', email: 'layla@example.test' },
          locale: 'ar',
          ...(token !== undefined && { 'g-recaptcha-response': token }),
        },
      })
      .then(
        () => 'stored',
        ({ problem }) => problem.errors.map(({ code }: { code: string }) => code).join(),
      );
  const checks = async (): Promise<{ token: string; said: string }[]> =>
    (await (await fetch(`${sandbox.url}/_sandbox/state/recaptcha`)).json()).checks;

  test('are stored with a token of the page’s script that the verifier accepts', async () => {
    const token = await tokenOfPage();
    expect(await send(token)).toBe('stored');
    expect(await checks()).toEqual([{ token, said: 'score 0.9' }]);
    expect(await t.database.db.$count(leads)).toBe(1);
  });

  test("are rejected with a used, robot's, invented or missing token", async () => {
    const before = await t.database.db.$count(leads);
    const used = await tokenOfPage();
    await send(used);
    expect(await send(used)).toBe('captcha_rejected');
    expect(await send('robot.lead.1')).toBe('captcha_rejected');
    expect(await send('made-up')).toBe('captcha_rejected');
    expect(await send()).toBe('captcha_missing');
    expect(await t.database.db.$count(leads)).toBe(before + 1);
  });
});
