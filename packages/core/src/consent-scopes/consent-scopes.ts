/** A visitor's decision about cookies. Site document, section 4. */
export const consentStatuses = ['pending', 'accepted', 'rejected', 'unknown'] as const;

/** One of `consentStatuses`. */
export type ConsentStatus = (typeof consentStatuses)[number];

/** Scopes of consent; `obligatory` needs none. Site document, section 4. */
export const consentScopes = [
  'obligatory',
  'optional',
  'statistic',
  'marketing',
  'unclassified',
] as const;

/** One of `consentScopes`. */
export type ConsentScope = (typeof consentScopes)[number];
