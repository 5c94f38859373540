/** The version of the demo market's policy. */
const policyVersion = '2026-11';

/** The stored decision of a visitor who has been here before. */
export const decision = (status: 'accepted' | 'rejected') =>
  JSON.stringify({
    status,
    scopes: status === 'accepted' ? ['obligatory', 'optional'] : [],
    policyVersion,
  });

/** A browser's storage: of a visitor who decided, or of one who never came. */
export const visitorWho = (status: 'accepted' | 'rejected' | 'never came', origin: string) => ({
  cookies: [],
  origins:
    status === 'never came'
      ? []
      : [{ origin, localStorage: [{ name: 'cookieConsentStatus', value: decision(status) }] }],
});
