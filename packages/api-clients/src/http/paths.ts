import type { OperationDescriptor } from '../operations/operation-descriptor.js';
import { ServiceError } from '../service-error.js';

/** The operation's path for Fastify and similar routers: `:name`, and `*` at the end. */
export const toRoutePath = ({ path }: OperationDescriptor, base = ''): string => `${base}${path}`;

/** Path parameters from a router's params: the match of `*` is the parameter `path`. */
export function fromRouteParams(params: Readonly<Record<string, string>>): Record<string, string> {
  const { '*': rest, ...named } = params;
  return rest === undefined ? named : { ...named, path: rest };
}

/** The operation's path for OpenAPI: `/forms/{id}`. */
export const toOpenApiPath = ({ path }: OperationDescriptor): string =>
  path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}');

/**
 * The operation's path with encoded parameters; undefined if one is missing, blank, or would leave
 * the path (`..`). Commas stay unencoded: they separate list items.
 */
export function filledPath(
  { path }: OperationDescriptor,
  params: Readonly<Record<string, unknown>> = {},
): string | undefined {
  let isWhole = true;
  const segment = (value: string) => {
    try {
      if (/^\.{0,2}$/.test(value)) throw value;
      return encodeURIComponent(value).replaceAll('%2C', ',');
    } catch {
      isWhole = false;
      return '';
    }
  };
  const filled = path.replace(/:(\w+)|\*$/g, (_, name?: string) => {
    const given = params[name ?? 'path'];
    const value = typeof given === 'string' || typeof given === 'number' ? `${given}` : '';
    if (name) return segment(value);
    const rest = value.replace(/^\/+|\/+$/g, '');
    return rest === '' ? '' : rest.split('/').map(segment).join('/');
  });
  return isWhole ? filled : undefined;
}

/** The operation's path with its parameters. Throws a `contract` error if one is missing. */
export function fillPath(
  operation: OperationDescriptor,
  params?: Readonly<Record<string, unknown>>,
): string {
  const filled = filledPath(operation, params);
  if (filled !== undefined) return filled;
  const { id, path } = operation;
  throw new ServiceError('contract', `${id}: the parameters do not fit the path '${path}'`, {
    operation: id,
  });
}
