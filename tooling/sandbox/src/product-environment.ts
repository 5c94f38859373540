import { readEnvironment } from './read-environment.ts';
import { defaultKeys } from './surroundings/keys.ts';

type Environment = Record<string, string | undefined>;

/**
 * Environment variables that point the product at the sandbox: hosts and keys of each vendor that
 * has no variable set. A vendor with any variable is left unchanged.
 */
export function productEnvironment(environment: Environment): Record<string, string> {
  const { port, smtpPort, host, options } = readEnvironment(environment);
  if (port === 0) return {};
  const keys = { ...defaultKeys, ...options.keys };
  const name = host === '0.0.0.0' ? '127.0.0.1' : host;
  const url = `http://${name}:${port}`;
  const vendors: Record<string, Record<string, string>> = {
    STRIPE_: {
      STRIPE_API_URL: url,
      STRIPE_SCRIPT_URL: `${url}/v3/`,
      STRIPE_SECRET_KEY: keys.stripeSecret,
      STRIPE_PUBLISHABLE_KEY: keys.stripePublishable,
      STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    },
    PAYPAL_: {
      PAYPAL_API_URL: url,
      PAYPAL_SCRIPT_URL: `${url}/sdk/js`,
      PAYPAL_CLIENT_ID: keys.paypalClient,
      PAYPAL_CLIENT_SECRET: keys.paypalSecret,
      PAYPAL_WEBHOOK_ID: keys.paypalWebhook,
    },
    LIQPAY_: {
      LIQPAY_API_URL: url,
      LIQPAY_SCRIPT_URL: `${url}/libjs/checkout.js`,
      LIQPAY_PUBLIC_KEY: keys.liqpayPublic,
      LIQPAY_PRIVATE_KEY: keys.liqpayPrivate,
    },
    TWILIO_: {
      TWILIO_API_URL: url,
      TWILIO_ACCOUNT_SID: keys.twilioAccount,
      TWILIO_AUTH_TOKEN: keys.twilioToken,
      TWILIO_VERIFY_SERVICE_SID: keys.twilioService,
    },
    EMAIL_VERIFIER_: {
      EMAIL_VERIFIER_URL: `${url}/email-verifier`,
      EMAIL_VERIFIER_API_KEY: keys.emailVerifier,
    },
    MAPS_: { MAPS_TILES_URL: `${url}/tiles/{z}/{x}/{y}.png` },
    RAYGUN_: {
      RAYGUN_API_KEY: keys.raygun,
      RAYGUN_SCRIPT_URL: `${url}/raygun4js/raygun.min.js`,
      RAYGUN_API_URL: url,
    },
    SMTP_: { SMTP_URL: `smtp://${name}:${smtpPort}` },
  };
  const isSet = (prefix: string) =>
    Object.entries(environment).some(([name, value]) => name.startsWith(prefix) && value);
  return Object.assign(
    {},
    ...Object.entries(vendors).map(([prefix, variables]) => (isSet(prefix) ? {} : variables)),
  );
}

/** Webhook URLs of the product for the sandbox's vendors, unless the environment sets them. */
export function sandboxEnvironment(environment: Environment): Environment {
  const webhooks = `http://127.0.0.1:${environment.PORT || 3000}/services/purchase/webhooks`;
  return {
    SANDBOX_STRIPE_WEBHOOK_URL: `${webhooks}/stripe`,
    SANDBOX_PAYPAL_WEBHOOK_URL: `${webhooks}/paypal`,
    ...environment,
  };
}
