/** Credentials that the sandbox accepts. They are worthless anywhere else. */
export interface Keys {
  stripeSecret: string;
  stripePublishable: string;
  stripeWebhookSecret: string;
  paypalClient: string;
  paypalSecret: string;
  /** Id of the initial webhook, with which its signatures are verified. */
  paypalWebhook: string;
  liqpayPublic: string;
  liqpayPrivate: string;
  twilioAccount: string;
  twilioToken: string;
  twilioService: string;
  emailVerifier: string;
  recaptchaSite: string;
  recaptchaSecret: string;
  raygun: string;
}

/** Default credentials of a product that uses the sandbox. */
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
  raygun: 'sandbox-raygun-key',
};
