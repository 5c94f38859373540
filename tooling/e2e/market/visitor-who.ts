/** The version of the demo market's policy. */
const policyVersion = '2026-11';

/** The stored consent of a returning visitor. */
export const decision = (status: 'accepted' | 'rejected') =>
  JSON.stringify({
    status,
    scopes: status === 'accepted' ? ['obligatory', 'optional'] : [],
    policyVersion,
  });

/** Browser storage of a visitor who decided about consent, or who never came. */
export const visitorWho = (status: 'accepted' | 'rejected' | 'never came', origin: string) => ({
  cookies: [],
  origins:
    status === 'never came'
      ? []
      : [{ origin, localStorage: [{ name: 'cookieConsentStatus', value: decision(status) }] }],
});
