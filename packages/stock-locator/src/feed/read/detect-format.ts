import type { FeedEncoding, FeedFormat, FeedKind } from '../feed-types.js';
import { type CsvShape, createFinder, readCsvRecord } from './csv-record.js';
import { defaultLimits } from './default-limits.js';
import { detectEncoding } from './detect-encoding.js';
import { detectRowElement } from './detect-row-element.js';
import { rowsAboveHeader } from './rows-above-header.js';
import { separatorLine } from './separator-line.js';

/** Metadata of a file. */
export interface FeedHint {
  /** `stock.csv.gz` */
  readonly name?: string;
  /** `text/csv; charset=windows-1256` */
  readonly contentType?: string;
}

/**
 * Detects a format from the first bytes (64 KiB are enough). For gzip, only the hint or the name in
 * its header tells the kind; `readRows` without a format decompresses it instead.
 */
export function detectFormat(head: Uint8Array, hint: FeedHint = {}): FeedFormat {
  if (head[0] === 0x1f && head[1] === 0x8b) {
    return { kind: hintedKind(hint) ?? 'csv', encoding: 'utf-8', gzip: true };
  }
  const encoding = detectEncoding(head, hint.contentType);
  const text = decodeHead(head, encoding);
  const kind = detectKind(text, hint);
  const shared = { kind, encoding, gzip: false } as const;
  if (kind === 'csv') return { ...shared, ...detectCsv(text) };
  if (kind === 'xml') return { ...shared, rowElement: detectRowElement(text) };
  return shared;
}

const decodeHead = (head: Uint8Array, encoding: FeedEncoding) =>
  new TextDecoder(encoding).decode(head, { stream: true });

function hintedKind({ name = '', contentType = '' }: FeedHint): FeedKind | undefined {
  const end = /\.(csv|tsv|txt|jsonl|ndjson|json|xml|rss)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  if (end === 'jsonl' || end === 'ndjson' || /ndjson|jsonl|json-seq/i.test(contentType))
    return 'jsonl';
  if (end === 'json' || /\bjson\b/i.test(contentType)) return 'json';
  if (end === 'xml' || end === 'rss' || /\bxml\b/i.test(contentType)) return 'xml';
  return end || /csv|tab-separated/i.test(contentType) ? 'csv' : undefined;
}

function detectKind(text: string, hint: FeedHint): FeedKind {
  const start = text.trimStart();
  if (start.startsWith('<')) return 'xml';
  if (/^\[\s*(?:[[{\]]|$)/.test(start)) return 'json';
  if (/^\{\s*(?:["}]|$)/.test(start)) return isJsonLine(start) ? 'jsonl' : 'json';
  const kind = hintedKind(hint);
  return kind === 'jsonl' ? 'jsonl' : kind === 'json' ? 'json' : 'csv';
}

/** A JSON record on the first line and more lines after it; a single line is a document. */
function isJsonLine(text: string): boolean {
  const line = text.indexOf('\n');
  if (line < 0) return false;
  try {
    JSON.parse(text.slice(0, line));
  } catch {
    return false;
  }
  return text.slice(line).trim() !== '';
}

const delimiters = [',', ';', '\t', '|', '،', '؛'];
/** True if cells start with an apostrophe and none with a quotation mark. */
const quotesOf = (text: string) =>
  /(?:^|[,;\t|\n])'/.test(text) && !/(?:^|[,;\t|\n])"/.test(text) ? ["'", '"'] : ['"'];

/**
 * Delimiter and quote with which most records have as many cells as the header; of those, the one
 * with the most columns. Excel's line `sep=;` takes precedence.
 */
function detectCsv(whole: string): Pick<FeedFormat, 'delimiter' | 'quote' | 'skipRows'> {
  const separator = separatorLine(whole);
  const text = whole.slice(separator?.length ?? 0);
  const newline = text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
  let best = { score: 0, delimiter: ',', quote: '"' };
  for (const quote of quotesOf(text)) {
    for (const delimiter of delimiters) {
      const score = scoreOf(text, { delimiter, quote, newline });
      if (score > best.score) best = { score, delimiter, quote };
    }
  }
  const { quote } = best;
  const delimiter = separator?.delimiter ?? best.delimiter;
  const skipRows = rowsAboveHeader(recordsOf(text, { delimiter, quote, newline }).records);
  return { delimiter, quote, ...(skipRows > 0 && { skipRows }) };
}

/** The first records that are not blank, and how many of them cannot be read. */
function recordsOf(text: string, shape: CsvShape) {
  const records: string[][] = [];
  let broken = 0;
  const find = createFinder(text);
  for (let at = 0; at < text.length && records.length < 50; ) {
    const record = readCsvRecord(text, at, shape, defaultLimits, find);
    if (record.open && records.length > 0) break;
    if (record.problem) broken += 1;
    if (record.cells.some((cell) => cell.trim())) records.push(record.cells);
    at = record.next;
  }
  return { records, broken };
}

function scoreOf(text: string, shape: CsvShape): number {
  const { records, broken } = recordsOf(text, shape);
  const sizes = records.slice(rowsAboveHeader(records)).map((cells) => cells.length);
  const [header = 0] = sizes;
  if (header < 2) return 0;
  const same = sizes.filter((size) => size === header).length / sizes.length;
  return same * 1_000 + Math.min(header, 400) - broken * 100;
}
