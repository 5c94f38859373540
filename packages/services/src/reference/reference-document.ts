import { type OpenApiDocument, openApiDocument } from '@mawkib/api-clients/openapi';
import { services } from '@mawkib/core/deployment';
import type { Implementation } from '../frame/implement.js';
import { declaredOperations } from '../frame/table.js';
import { sessionCookieAt } from '../identity/session.js';
import { serviceText } from './reference-page.js';

interface Installation {
  /** Origin that visitors see. */
  origin: string;
  unserved: readonly Implementation[];
}

/** The OpenAPI document of this installation. */
export const referenceDocument = ({ origin, unserved }: Installation): OpenApiDocument =>
  openApiDocument(declaredOperations, {
    title: 'Mawkib – services of a market',
    version: '1.0.0',
    server: origin,
    sessionCookie: sessionCookieAt(origin),
    notServed: unserved.map(({ operation }) => operation.id),
    services: Object.fromEntries(services.map((service) => [service, serviceText(service, 'en')])),
  });
