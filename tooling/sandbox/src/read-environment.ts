import type { SandboxOptions } from './create-sandbox.ts';
import type { ListenOptions } from './start-sandbox.ts';
import type { Keys } from './surroundings/keys.ts';

const keyNames: Record<keyof Keys, string> = {
  stripeSecret: 'SANDBOX_STRIPE_SECRET_KEY',
  stripePublishable: 'SANDBOX_STRIPE_PUBLISHABLE_KEY',
  stripeWebhookSecret: 'SANDBOX_STRIPE_WEBHOOK_SECRET',
  paypalClient: 'SANDBOX_PAYPAL_CLIENT_ID',
  paypalSecret: 'SANDBOX_PAYPAL_CLIENT_SECRET',
  paypalWebhook: 'SANDBOX_PAYPAL_WEBHOOK_ID',
  liqpayPublic: 'SANDBOX_LIQPAY_PUBLIC_KEY',
  liqpayPrivate: 'SANDBOX_LIQPAY_PRIVATE_KEY',
  twilioAccount: 'SANDBOX_TWILIO_ACCOUNT_SID',
  twilioToken: 'SANDBOX_TWILIO_AUTH_TOKEN',
  twilioService: 'SANDBOX_TWILIO_SERVICE_SID',
  emailVerifier: 'SANDBOX_EMAIL_VERIFIER_KEY',
  recaptchaSite: 'SANDBOX_RECAPTCHA_SITE_KEY',
  recaptchaSecret: 'SANDBOX_RECAPTCHA_SECRET_KEY',
  raygun: 'SANDBOX_RAYGUN_KEY',
};

const portOf = (text: string | undefined, defaultValue: number): number =>
  /^\d{1,5}$/.test(text ?? '') && Number(text) < 65_536 ? Number(text) : defaultValue;

/**
 * Reads `SANDBOX_PORT` (4010), `SANDBOX_SMTP_PORT` (the next one), `SANDBOX_HOST`, `SANDBOX_SEED`
 * and keys.
 */
export function readEnvironment(
  environment: Record<string, string | undefined>,
): ListenOptions & { options: SandboxOptions } {
  const keys: Partial<Keys> = {};
  for (const [key, name] of Object.entries(keyNames) as [keyof Keys, string][]) {
    const value = environment[name];
    if (value) keys[key] = value;
  }
  const port = portOf(environment.SANDBOX_PORT, 4010);
  return {
    port,
    smtpPort: portOf(environment.SANDBOX_SMTP_PORT, port === 0 ? 0 : port + 1),
    host: environment.SANDBOX_HOST || '127.0.0.1',
    options: {
      keys,
      stripeWebhookUrl: environment.SANDBOX_STRIPE_WEBHOOK_URL || undefined,
      paypalWebhookUrl: environment.SANDBOX_PAYPAL_WEBHOOK_URL || undefined,
      ...(environment.SANDBOX_SEED && { seed: environment.SANDBOX_SEED }),
    },
  };
}
