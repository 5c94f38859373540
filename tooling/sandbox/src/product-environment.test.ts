import { describe, expect, test } from 'vitest';
import { productEnvironment, sandboxEnvironment } from './product-environment.ts';

describe('the environment of a product beside the sandbox', () => {
  test('gets hosts and keys of every vendor', () => {
    expect(
      productEnvironment({ SANDBOX_PORT: '4100', SANDBOX_PAYPAL_CLIENT_ID: 'me' }),
    ).toMatchObject({
      STRIPE_API_URL: 'http://127.0.0.1:4100',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      PAYPAL_CLIENT_ID: 'me',
      PAYPAL_WEBHOOK_ID: 'sandbox-webhook',
      LIQPAY_PRIVATE_KEY: 'sandbox_private_key',
      TWILIO_API_URL: 'http://127.0.0.1:4100',
      TWILIO_VERIFY_SERVICE_SID: 'VA00000000000000000000000000000000',
      EMAIL_VERIFIER_URL: 'http://127.0.0.1:4100/email-verifier',
      EMAIL_VERIFIER_API_KEY: 'sandbox-email-key',
      RAYGUN_API_URL: 'http://127.0.0.1:4100',
      SMTP_URL: 'smtp://127.0.0.1:4101',
    });
  });

  test('leaves a vendor unchanged if any of its variables is set', () => {
    const given = {
      STRIPE_SECRET_KEY: 'a-key-of-its-own',
      PAYPAL_CLIENT_ID: '',
      SMTP_URL: 'smtp://mail.example:587',
      TWILIO_AUTH_TOKEN: 'mine',
    };
    const names = Object.keys(productEnvironment(given));
    expect(names.filter((name) => /^(STRIPE|SMTP|TWILIO)_/.test(name))).toEqual([]);
    expect(names).toContain('PAYPAL_CLIENT_ID');
  });

  test('is not set if the sandbox takes any free port', () => {
    expect(productEnvironment({ SANDBOX_PORT: '0' })).toEqual({});
  });

  test('receives webhooks of payments from the sandbox, unless it sets their URLs', () => {
    expect(sandboxEnvironment({ PORT: '8080' })).toMatchObject({
      SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1:8080/services/purchase/webhooks/stripe',
    });
    const own = { SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1:1/' };
    expect(sandboxEnvironment(own)).toMatchObject(own);
  });
});
