import type { Service } from '../operations/operation-descriptor.js';

/** Base path of a service on the market's own origin. */
export const serviceBase = (service: Service): string => `/services/${service}`;
