export { UnknownFieldError } from './compile-query.js';
export type { NumberFormula, VehicleReader } from './number-formula.js';
export {
  defineStockSchema,
  type FacetDefinition,
  type IndexedVehicle,
  type NumberDefinition,
  type SortDefinition,
  type StockProblem,
  type StockSchema,
} from './schema.js';
export { packStock, type UnpackedStock, unpackStock } from './snapshot/snapshot.js';
export {
  type BuiltStock,
  buildStockIndex,
  createStockIndex,
  type StockIndex,
} from './stock-index.js';
export type {
  FacetCounts,
  NumberRange,
  RangeCounts,
  StockAnswer,
  StockQuery,
} from './stock-query.js';
export type { StockLimits } from './stock-state.js';
export { type Change, type Suggestion, suggestChanges } from './suggest-changes.js';
export { vehicleSchema } from './vehicle-schema.js';
