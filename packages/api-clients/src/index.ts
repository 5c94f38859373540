export {
  type Call,
  type CallContext,
  type CallOptions,
  createCall,
  type ResponseMeta,
  type Transport,
  type TransportInput,
} from './call.js';
export { operationUrl, signInUrl } from './http/operation-url.js';
export {
  fillPath,
  fromRouteParams,
  toOpenApiPath,
  toRoutePath,
} from './http/paths.js';
export { serviceBase } from './http/service-base.js';
export { toQueryString } from './http/to-query-string.js';
export {
  isServiceError,
  problemError,
  redactUrl,
  ServiceError,
  type ServiceErrorKind,
  type ServiceErrorOptions,
} from './service-error.js';
export type { SharingOptions } from './wrappers/call-key.js';
export { type EtagOptions, withEtag } from './wrappers/with-etag.js';
export { type AnyCall, withMiddleware } from './wrappers/with-middleware.js';
export { withParsedInput } from './wrappers/with-parsed-input.js';
export { type RetryOptions, withRetry } from './wrappers/with-retry.js';
export { withSingleFlight } from './wrappers/with-single-flight.js';
