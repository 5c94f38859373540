export { facetValues, filterableOptions } from './cards/facet-values.js';
export { searchText } from './cards/search-text.js';
export { type StockCard, stockCard } from './cards/stock-card.js';
export { validRanges, validSeats } from './cards/valid-ranges.js';
export { buildDeviceStock, type DeviceStock } from './device-stock/device-stock.js';
export {
  type OpenedSnapshot,
  openStockSnapshot,
  packStockSnapshot,
  type SnapshotHead,
} from './device-stock/stock-snapshots.js';
export { type ColorNames, createColorNames } from './live-index/color-names.js';
export { buildSearchIndex, createLiveIndex } from './live-index/create-live-index.js';
export {
  addNames,
  createFacetNamer,
  type FacetNamer,
  namesIn,
  type ValueNames,
  valueName,
} from './live-index/facet-values.js';
export type { LiveIndex } from './live-index/live-index.js';
export {
  type EntryNames,
  type FacetKey,
  facetKeys,
  publicationName,
  type StockEntry,
} from './live-index/stock-entry.js';
export type { StockFound, StockSearch } from './live-index/stock-search.js';
export { searchByPayment } from './payment/search-by-payment.js';
export { suggestByPayment } from './payment/suggest-by-payment.js';
export { type StockChange, streamEvents } from './stream/stock-change.js';
export type { Column, OpenColumn, OpenedTable, OpenTable } from './table/columns.js';
export { openTable } from './table/open-table.js';
export { packTable } from './table/pack-table.js';
export {
  type SearchedByWords,
  searchByWords,
  stockVocabulary,
  type WordSource,
} from './words/stock-words.js';
export { wordReader } from './words/word-reader.js';
