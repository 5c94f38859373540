import type { Row } from '../service.ts';
import type { Keys } from '../surroundings/keys.ts';

/** Environment variables of a product that uses this sandbox. */
export function connectionOf(origin: string, smtpPort: number | undefined, keys: Keys): Row[] {
  const { hostname } = new URL(origin);
  const rows: [service: string, what: string, value: string][] = [
    ['Stripe', 'API, instead of https://api.stripe.com', origin],
    ['Stripe', 'script, instead of https://js.stripe.com/v3/', `${origin}/v3/`],
    ['Stripe', 'secret key', keys.stripeSecret],
    ['Stripe', 'publishable key', keys.stripePublishable],
    ['Stripe', 'webhook secret of the configured endpoint', keys.stripeWebhookSecret],
    ['PayPal', 'API, instead of https://api-m.paypal.com', origin],
    ['PayPal', 'script, instead of https://www.paypal.com/sdk/js', `${origin}/sdk/js`],
    ['PayPal', 'client id', keys.paypalClient],
    ['PayPal', 'client secret', keys.paypalSecret],
    ['PayPal', 'id of the configured webhook', keys.paypalWebhook],
    ['LiqPay', 'host, instead of https://www.liqpay.ua', origin],
    [
      'LiqPay',
      'script, instead of https://static.liqpay.ua/libjs/checkout.js',
      `${origin}/libjs/checkout.js`,
    ],
    ['LiqPay', 'public key', keys.liqpayPublic],
    ['LiqPay', 'private key', keys.liqpayPrivate],
    ['Twilio', 'API, instead of https://verify.twilio.com', origin],
    ['Twilio', 'account SID', keys.twilioAccount],
    ['Twilio', 'auth token', keys.twilioToken],
    ['Twilio', 'Verify service SID', keys.twilioService],
    ['E-mail verifier', 'EMAIL_VERIFIER_URL', `${origin}/email-verifier`],
    ['E-mail verifier', 'EMAIL_VERIFIER_API_KEY', keys.emailVerifier],
    ['reCAPTCHA', 'captcha.site_key', keys.recaptchaSite],
    ['reCAPTCHA', 'captcha.script_url', `${origin}/recaptcha/api.js`],
    ['reCAPTCHA', 'captcha.secret_key', keys.recaptchaSecret],
    ['reCAPTCHA', 'captcha.verify_url', `${origin}/recaptcha/api/siteverify`],
    [
      'Mails',
      'SMTP_URL',
      smtpPort === undefined ? 'not listening' : `smtp://${hostname}:${smtpPort}`,
    ],
    ['Maps', 'MAPS_SCRIPT_URL', `${origin}/maps/api/js`],
    ['Maps', 'tiles', `${origin}/tiles/{z}/{x}/{y}.png`],
    ['Error reports', 'RAYGUN_API_KEY', keys.raygun],
    ['Error reports', 'RAYGUN_SCRIPT_URL', `${origin}/raygun4js/raygun.min.js`],
    ['Error reports', 'RAYGUN_API_URL', origin],
    ['Navigation service', 'SERVICE_NAVIGATION_URL', origin],
    ['Feeds', 'EXTERNAL_STOCK_LIST_URL', `${origin}/feeds/stock-list`],
    ['Feeds', 'mena.offers_api_url', `${origin}/feeds/offers`],
    ['Feeds', 'mena.currency_exchange_api_url', `${origin}/feeds/currency-exchange`],
    ['Feeds', 'mena.collections_api_url', `${origin}/feeds/collections`],
  ];
  return rows.map(([service, what, value]) => ({ service, what, value }));
}
