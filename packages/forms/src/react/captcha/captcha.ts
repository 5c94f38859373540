import { createContext } from 'react';

/** What came of asking the captcha. `needs_consent`: the visitor has not allowed it yet. */
export type CaptchaResult =
  | { kind: 'token'; token: string }
  | { kind: 'needs_consent' }
  | { kind: 'failed' };

/** The market's captcha, as the site provides it. */
export interface Captcha {
  /** The visitor has begun a form: what it needs may be loaded, if the visitor allows it. */
  prepare(): void;
  /** A token for one submit. `allowed`: the visitor has just allowed it for this page. */
  ask(options: { allowed: boolean }): Promise<CaptchaResult>;
}

/** Name of the input that carries the token. Site document, section 7. */
export const captchaInput = 'g-recaptcha-response';

/** Undefined where no captcha is configured: forms are sent as they are. */
export const CaptchaContext = createContext<Captcha | undefined>(undefined);
