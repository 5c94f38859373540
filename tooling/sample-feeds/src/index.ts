export { arabicList } from './arabic-list.ts';
export { type CsvStyle, csvBytes, csvLine } from './csv-line.ts';
export { gulfList } from './gulf-list.ts';
export { largeList } from './large-list.ts';
export { lotList } from './lot-list.ts';
export type { Defect, SampleList, SampleMapping, SampleRow } from './sample-list.ts';
