/** Directives of the Content-Security-Policy that a vendor's payment extends, with its origins. */
export interface PaymentPolicy {
  sources: {
    'script-src'?: readonly string[];
    'frame-src'?: readonly string[];
    'connect-src'?: readonly string[];
    'img-src'?: readonly string[];
    'form-action'?: readonly string[];
  };
  /** Origins of frames that may request payments from the browser (wallets). */
  paymentFrames: readonly string[];
  /** The vendor opens a window that must keep its opener. */
  opensWindows: boolean;
}

const none: PaymentPolicy = { sources: {}, paymentFrames: [], opensWindows: false };

/** Further origins that a vendor's own script uses; a script of another host has only its own. */
const companions: Record<string, PaymentPolicy['sources']> = {
  // https://docs.stripe.com/security/guide#content-security-policy
  'https://js.stripe.com': {
    'script-src': ['https://*.js.stripe.com'],
    'frame-src': ['https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'img-src': ['https://*.stripe.com'],
  },
  // The widget's frame is LiqPay's checkout. https://www.liqpay.ua/doc/api/internet_acquiring/widget
  'https://static.liqpay.ua': {
    'frame-src': ['https://www.liqpay.ua'],
    'connect-src': ['https://www.liqpay.ua'],
    'img-src': ['https://www.liqpay.ua'],
  },
  // https://developer.paypal.com/sdk/js/configuration
  'https://www.paypal.com': {
    'script-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    'frame-src': ['https://*.paypal.com'],
    'connect-src': ['https://*.paypal.com'],
    'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  },
};

/** Hosts are those of the service's response, so that a sandbox needs no other configuration. */
export function paymentPolicy(payment: {
  vendor: string;
  /** URL of the vendor's browser script, if the page loads it. */
  scriptUrl?: string | undefined;
  /** URL that the page posts a form to. */
  postUrl?: string | undefined;
}): PaymentPolicy {
  const { vendor, scriptUrl, postUrl } = payment;
  const posts = postUrl ? { 'form-action': [new URL(postUrl).origin] } : {};
  if (!scriptUrl) return { ...none, sources: posts };
  const { origin } = new URL(scriptUrl);
  const more = companions[origin] ?? {};
  return {
    sources: {
      'script-src': [origin, ...(more['script-src'] ?? [])],
      'frame-src': [origin, ...(more['frame-src'] ?? [])],
      'connect-src': [origin, ...(more['connect-src'] ?? [])],
      'img-src': [origin, ...(more['img-src'] ?? [])],
      ...posts,
    },
    paymentFrames: vendor === 'STRIPE' ? [origin] : [],
    opensWindows: true,
  };
}
