export { type AppliedAll, apply, applyAll } from './apply.js';
export { type Conflict, conflicts } from './conflicts.js';
export { describeOperation } from './describe-operation.js';
export { readOperation } from './read-operation.js';
export type {
  Applied,
  FailureKind,
  OperationFailure,
  OperationOf,
  Tree,
  TreeOperation,
} from './tree-operation.js';
