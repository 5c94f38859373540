import { type OpenApiDocument, openApiDocument } from '@mawkib/api-clients/openapi';
import { services } from '@mawkib/core/deployment';
import { sessionCookieAt } from '../http/access/session.js';
import { declaredOperations } from '../http/declared-operations.js';
import type { Implementation } from '../http/implement.js';
import type { ServiceModule } from '../http/service-module.js';
import { serviceText } from './reference-pages.js';

export interface Installation {
  /** Public origin. */
  origin: string;
  unimplemented: readonly Implementation[];
  /** The market's own modules. */
  own: readonly Pick<ServiceModule, 'name' | 'about' | 'handlers'>[];
}

/** The OpenAPI document of this installation. */
export const referenceDocument = ({ origin, unimplemented, own }: Installation): OpenApiDocument =>
  openApiDocument([...declaredOperations, ...own.flatMap(operationsOf)], {
    title: 'Mawkib – services of a market',
    version: '1.0.0',
    server: origin,
    sessionCookie: sessionCookieAt(origin),
    notServed: unimplemented.map(({ operation }) => operation.id),
    services: Object.fromEntries(
      namesOf(own).map((service) => [service, serviceText(own)(service, 'en')]),
    ),
  });

const operationsOf = ({ handlers }: Installation['own'][number]) =>
  handlers.map(({ operation }) => operation);

/** Names of all services, in the order shown. */
export const namesOf = (own: Installation['own']): string[] => [
  ...services,
  ...own.map(({ name }) => name),
];
