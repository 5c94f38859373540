/**
 * Services of a market; each has its own base address. Site document, section 7, and `staff`: what
 * staff look after beyond them (jobs, the audit log, a person's data).
 */
export const services = [
  'stock',
  'content',
  'forms',
  'purchase',
  'ev',
  'media',
  'navigation',
  'identity',
  'staff',
] as const;

/** One of `services`. */
export type ServiceName = (typeof services)[number];
