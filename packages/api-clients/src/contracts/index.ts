// What every contract is made of; those of a service are in its own entry, `contracts/<service>`.

export type {
  Consumes,
  Method,
  OperationDescriptor,
  Produces,
  Service,
} from '../operations/operation-descriptor.js';
export { commonErrors, errorsOf, isCacheable, takesIdempotencyKey } from './common-errors.js';
export { emailAddress } from './email-address.js';
export {
  type FileResponse,
  type Locale,
  type Localized,
  locale,
  locales,
  localized,
  type Paging,
  type Problem,
  paging,
  problem,
} from './envelope.js';
export {
  type Access,
  type Operation,
  operation,
  type Parts,
  type Repair,
  type Role,
  roles,
} from './operation.js';
export type { InputOf, OperationContracts, ParsedOf, ResponseOf } from './operation-types.js';
