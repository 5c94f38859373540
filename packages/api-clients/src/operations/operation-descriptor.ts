import type { ServiceName } from '@mawkib/core/deployment';

/** A service of a market; each has its own base URL. Markets can add services. */
export type Service = ServiceName | (string & {});

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Format of a response. `json`; `text`: JSON if it parses, otherwise text;
 * `file`: bytes with a name and a media type.
 */
export type Produces = 'json' | 'text' | 'file';

/** Format of a body. `json`; `file`: the raw bytes of one file. */
export type Consumes = 'json' | 'file';

/**
 * Method and path of a service's call, without schemas: all that a client needs. Plain data, so
 * that a browser loads only the descriptors it uses.
 *
 * `path` is relative to the service's base; `:name` is a path parameter, a trailing `*` puts the
 * rest of the path into the parameter `path`. A call by descriptor has the types of the contract
 * with the same id. Written by the build from the contracts of the packages; a market declares its
 * own as `{ … } as const satisfies OperationDescriptor`.
 */
export interface OperationDescriptor {
  readonly id: string;
  /** `external`: a configured URL outside the market's services. */
  readonly service: Service | 'external';
  /** Base of the path. Default: the service's base. */
  readonly base?: Service | 'admin' | 'external';
  readonly method: Method;
  readonly path: string;
  /** Status of a successful response. Default: 200. */
  readonly status?: number;
  /** If true, only `status` is a success. Default: any 2xx is. */
  readonly exactStatus?: boolean;
  /** Default: `json`. */
  readonly produces?: Produces;
  /** Default: `json`. */
  readonly consumes?: Consumes;
}
