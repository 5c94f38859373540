import type { ServiceName } from '@mawkib/core/deployment';

/** A service of a market; each has its own base address. Markets add services under names of their own. */
export type Service = ServiceName | (string & {});

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What a response is written in. `json`; `text`: JSON where it is JSON, the bare text otherwise;
 * `file`: bytes with a name and a media type.
 */
export type Produces = 'json' | 'text' | 'file';

/** What a body is written in. `json`; `file`: the bytes of one file, and nothing around them. */
export type Consumes = 'json' | 'file';

/**
 * Where one call of one service goes, without its schemas: all that a client needs to make it. Plain
 * data, so that a visitor's browser loads the descriptors it uses and nothing else.
 *
 * `path` is relative to the service's base; `:name` is a path parameter, a trailing `*` takes the
 * rest of the path as the parameter `path`. Declared as `{ … } as const satisfies OperationDescriptor`;
 * `operation(descriptor, contract)` of `@mawkib/api-clients/contracts` adds its schemas, and the types of
 * a call by a descriptor are those of the contract with the same id.
 */
export interface OperationDescriptor {
  readonly id: string;
  /** `external`: an address that settings configure, of no service of the market's own. */
  readonly service: Service | 'external';
  /** The base that the path is relative to; the service's own unless given. */
  readonly base?: Service | 'admin' | 'external';
  readonly method: Method;
  readonly path: string;
  /** Status of a successful response; 200 unless given. */
  readonly status?: number;
  /** Every other status is a failure, also a 2xx; any 2xx is a success unless given. */
  readonly exactStatus?: boolean;
  /** `json` unless given. */
  readonly produces?: Produces;
  /** `json` unless given. */
  readonly consumes?: Consumes;
}
