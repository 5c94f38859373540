/**
 * Services of a market; each has its own base URL. Site document, section 7, and `staff`: jobs,
 * audit log and data of persons.
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
