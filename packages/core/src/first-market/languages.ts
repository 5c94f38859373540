/** Languages of the first market, which hold until another one is registered. */
export const firstLanguages = [
  { tag: 'ar', language: 'ar', name: 'العربية', direction: 'rtl', fallbacks: ['en'] },
  { tag: 'en', language: 'en', name: 'English', direction: 'ltr', fallbacks: ['ar'] },
] as const;
