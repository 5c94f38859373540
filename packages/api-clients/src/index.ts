export {
  type Call,
  type CallContext,
  type CallOptions,
  createCall,
  type Transport,
  type TransportInput,
} from './call.js';
export {
  fillPath,
  fromRouteParams,
  serviceBase,
  toOpenApiPath,
  toRoutePath,
} from './http/paths.js';
export { toQueryString } from './http/query.js';
export {
  isServiceError,
  problemError,
  redactUrl,
  ServiceError,
  type ServiceErrorKind,
  type ServiceErrorOptions,
} from './service-error.js';
