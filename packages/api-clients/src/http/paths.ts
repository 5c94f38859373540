import type { Operation, Service } from '../contracts/operation.js';
import { ServiceError } from '../service-error.js';

/** Base address of a service on the market's own origin. */
export const serviceBase = (service: Service): string => `/services/${service}`;

/** The operation's pattern as Fastify and similar routers take it: `:name`, and `*` at the end. */
export const toRoutePath = ({ path }: Operation, base = ''): string => `${base}${path}`;

/** Path parameters as a router gives them: what `*` matched is the parameter `path`. */
export function fromRouteParams(params: Readonly<Record<string, string>>): Record<string, string> {
  const { '*': rest, ...named } = params;
  return rest === undefined ? named : { ...named, path: rest };
}

/** The operation's pattern as OpenAPI writes it: `/forms/{id}`. */
export const toOpenApiPath = ({ path }: Operation): string =>
  path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}');

/**
 * The operation's path with its parameters in place, each encoded. Throws a `contract` error for a
 * parameter that is missing, blank, or would climb out of the path (`..`).
 */
export function fillPath(
  operation: Operation,
  params: Readonly<Record<string, unknown>> = {},
): string {
  const segment = (name: string, value: string) => {
    const encoded = value === '.' || value === '..' ? '' : encodeSegment(value);
    if (encoded !== '') return encoded;
    throw new ServiceError('contract', `${operation.id}: '${name}' is no path parameter`, {
      operation: operation.id,
    });
  };
  const value = (name: string) => {
    const given = Object.hasOwn(params, name) ? params[name] : undefined;
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  };
  return operation.path
    .replace(/:(\w+)/g, (_, name: string) => segment(name, value(name)))
    .replace(/\*$/, () => {
      const rest = value('path').replace(/^\/+|\/+$/g, '');
      return rest === ''
        ? ''
        : rest
            .split('/')
            .map((part) => segment('path', part))
            .join('/');
    });
}

/**
 * Encoded but for commas, which join the members of a list and have no meaning of their own in a
 * path; blank for a text that cannot be encoded.
 */
function encodeSegment(value: string): string {
  try {
    return encodeURIComponent(value).replaceAll('%2C', ',');
  } catch {
    return '';
  }
}
