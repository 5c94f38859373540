import type { Service } from '../operations/descriptor.js';

/** Base address of a service on the market's own origin. */
export const serviceBase = (service: Service): string => `/services/${service}`;
