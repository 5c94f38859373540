import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const verify = async (response: string, secret = test.sandbox.keys.recaptchaSecret) =>
  (await test.call('/recaptcha/api/siteverify', { form: { secret, response } })).json();

describe('reCAPTCHA', () => {
  it('serves its script, and its token is valid once', async () => {
    const script = await test.call('/recaptcha/api.js?render=key');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain('grecaptcha');
    expect(await verify('human.lead.1')).toEqual({ success: true, score: 0.9, action: 'lead' });
    expect(await verify('human.lead.1')).toMatchObject({ 'error-codes': ['timeout-or-duplicate'] });
  });

  it.each([
    ['robot.lead.1', undefined, { success: true, score: 0.1 }],
    ['made-up', undefined, { 'error-codes': ['invalid-input-response'] }],
    ['', undefined, { 'error-codes': ['missing-input-response'] }],
    ['human.lead.2', 'other', { 'error-codes': ['invalid-input-secret'] }],
  ])('returns for %j with the secret %j: %j', async (token, secret, said) => {
    expect(await verify(token, secret)).toMatchObject(said);
  });
});
