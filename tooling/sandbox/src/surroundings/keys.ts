/** The credentials that the sandbox answers to. None of them is worth anything anywhere else. */
export interface Keys {
  stripeSecret: string;
  stripePublishable: string;
  stripeWebhookSecret: string;
  paypalClient: string;
  paypalSecret: string;
  /** Of the configured webhook: its signatures are verified with it. */
  paypalWebhook: string;
  liqpayPublic: string;
  liqpayPrivate: string;
  twilioAccount: string;
  twilioToken: string;
  twilioService: string;
  emailVerifier: string;
  recaptchaSite: string;
  recaptchaSecret: string;
}

/** What a product that is pointed at the sandbox is configured with when nobody chose otherwise. */
export const defaultKeys: Keys = {
  stripeSecret: 'sk_test_sandbox',
  stripePublishable: 'pk_test_sandbox',
  stripeWebhookSecret: 'whsec_sandbox',
  paypalClient: 'sandbox-client',
  paypalSecret: 'sandbox-secret',
  paypalWebhook: 'sandbox-webhook',
  liqpayPublic: 'sandbox_i00000000',
  liqpayPrivate: 'sandbox_private_key',
  twilioAccount: 'AC00000000000000000000000000000000',
  twilioToken: 'sandbox-token',
  twilioService: 'VA00000000000000000000000000000000',
  emailVerifier: 'sandbox-email-key',
  recaptchaSite: 'sandbox-site-key',
  recaptchaSecret: 'sandbox-captcha-secret',
};
