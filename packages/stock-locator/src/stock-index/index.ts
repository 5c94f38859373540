export type { AllocateMemory } from './memory/segment-memory.js';
export { UnknownFieldError } from './query/compile-query.js';
export type {
  FacetCounts,
  NumberRange,
  RangeCounts,
  StockQuery,
  StockQueryResult,
} from './query/stock-query.js';
export {
  defineStockSchema,
  type FacetDefinition,
  type IndexedVehicle,
  type NumberDefinition,
  type SortDefinition,
  type StockProblem,
  type StockSchema,
} from './schema/stock-schema.js';
export { vehicleSchema } from './schema/vehicle-schema.js';
export { packStock, type UnpackedStock, unpackStock } from './snapshot/pack-stock.js';
export type { NumberFormula, VehicleReader } from './state/number-formula.js';
export type { StockIndexOptions, StockLimits } from './state/stock-state.js';
export {
  type BuiltStock,
  buildStockIndex,
  createStockIndex,
  type StockIndex,
} from './stock-index.js';
export { type Change, type Suggestion, suggestChanges } from './suggest-changes.js';
