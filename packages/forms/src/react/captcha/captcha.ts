import { createContext } from 'react';

/** Result of a captcha request. `needs_consent`: the visitor has not allowed it yet. */
export type CaptchaResult =
  | { kind: 'token'; token: string }
  | { kind: 'needs_consent' }
  | { kind: 'failed' };

/** The market's captcha, provided by the site. */
export interface Captcha {
  /** Called when the visitor begins a form: loads the captcha if consent allows it. */
  prepare(): void;
  /** Requests a token for one submit. `allowed`: the visitor just allowed it for this page. */
  requestToken(options: { allowed: boolean }): Promise<CaptchaResult>;
}

/** Name of the input that holds the token. Site document, section 7. */
export const captchaInput = 'g-recaptcha-response';

/** Undefined without a configured captcha: forms are submitted without a token. */
export const CaptchaContext = createContext<Captcha | undefined>(undefined);
