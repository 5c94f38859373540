export { normaliseValue, sameValue, valueKey } from '../engine/filters/normalise-value.js';
export { createVehicleReader, type VehicleReaderOptions } from './create-vehicle-reader.js';
export { diffRecord, type RecordDiff } from './diff-record.js';
export { FeedError, type FeedErrorKind } from './feed-error.js';
export {
  type FeedMapping,
  type FeedUnit,
  feedMappingSchema,
  feedUnits,
  type MappedColumn,
} from './feed-mapping-schema.js';
export type {
  FeedCells,
  FeedEncoding,
  FeedFormat,
  FeedKind,
  FeedLimits,
  FeedMatch,
  FeedRecord,
  FeedRetailer,
  FeedRetailerValues,
  FeedRow,
  FeedTarget,
  FeedTextLists,
  FeedTexts,
  FeedVehicle,
  FeedVehicleValues,
  MappingProblem,
  MappingProblemCode,
  RowNote,
  RowResult,
} from './feed-types.js';
export { feedVehicleSchema } from './feed-vehicle-schema.js';
export { checkMapping, columnsOf } from './map/check-mapping.js';
export { createRowReader, type RowReaderOptions } from './map/create-row-reader.js';
export { type NoteCode, noteCodes } from './note-codes.js';
export { mappingWarnings } from './propose/mapping-warnings.js';
export {
  type ColumnProposal,
  type MappingProposal,
  proposeMapping,
} from './propose/propose-mapping.js';
export { defaultLimits } from './read/default-limits.js';
export { detectFormat, type FeedHint } from './read/detect-format.js';
export { detectSource, type ReadOptions, readRows } from './read/read-rows.js';
export { recordRow } from './read/record-row.js';
export { describeNote } from './report/describe-note.js';
export {
  csvCell,
  type ReportedRow,
  reportCsv,
  reportHead,
  reportLines,
} from './report/report-csv.js';
export { type ChoiceName, choicesOf } from './values/choices.js';
export { type FieldDefinition, type FieldKind, feedFields } from './values/fields.js';
export type { ExistingValues } from './values/spellings.js';
