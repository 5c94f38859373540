export { type ColorNames, createColorNames } from './color-names.js';
export { buildSearchIndex, createLiveIndex } from './create-live-index.js';
export { buildDeviceStock, type DeviceStock } from './device-stock.js';
export { facetValues, knownOptions } from './facet-of-vehicle.js';
export {
  addNames,
  createFacetNamer,
  type FacetNamer,
  namesIn,
  type ValueNames,
  valueName,
} from './facet-values.js';
export type { LiveIndex } from './live-index.js';
export { searchByPayment } from './search-by-payment.js';
export { searchText } from './search-text.js';
export { soundRanges, soundSeats } from './sound-ranges.js';
export { type StockCard, stockCard } from './stock-card.js';
export { type StockChange, streamEvents } from './stock-change.js';
export {
  type EntryNames,
  type FacetKey,
  facetKeys,
  publicationName,
  type StockEntry,
} from './stock-entry.js';
export type { StockFound, StockSearch } from './stock-search.js';
export {
  type OpenedSnapshot,
  openStockSnapshot,
  packStockSnapshot,
  type SnapshotHead,
} from './stock-snapshot.js';
export {
  type SearchedByWords,
  searchByWords,
  stockVocabulary,
  type WordSource,
} from './stock-words.js';
export { suggestByPayment } from './suggest-by-payment.js';
export { openTable } from './table/open-table.js';
export { packTable } from './table/pack-table.js';
export type { Column, OpenColumn, OpenedTable, OpenTable } from './table/table.js';
export { wordReader } from './word-reader.js';
