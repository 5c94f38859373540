import type { FeedFormat } from '../feed-types.js';
import { recordRow } from './record-row.js';
import type { RowParser, RowSink } from './row-parser.js';

/** Adds one JSON text as a row. */
export function addJsonRow(text: string, sink: RowSink, broken: 'bad_json' | 'truncated'): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    sink.reject(broken, { value: text.slice(0, 80) });
    return;
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    sink.reject('not_a_record', { value: text.slice(0, 80) });
    return;
  }
  const row = recordRow(value, 0, sink.limits);
  if ('cells' in row) sink.add(row.cells);
  else sink.reject(row.problem.code, { column: row.problem.column, partial: row.partial ?? {} });
}

/** One record per line. */
export function createJsonLines(sink: RowSink): RowParser {
  let rest = '';
  let isSkipping = false;
  const add = (line: string, broken: 'bad_json' | 'truncated') => {
    if (line.trim() === '') return;
    if (line.length > sink.limits.row) sink.reject('row_too_long');
    else addJsonRow(line, sink, broken);
  };
  return {
    push(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isSkipping) isSkipping = false;
        else add(line, 'bad_json');
      }
      if (rest.length <= sink.limits.row) return;
      if (!isSkipping) sink.reject('row_too_long');
      isSkipping = true;
      rest = '';
    },
    end() {
      if (!isSkipping) add(rest, 'truncated');
      if (sink.row === 0) sink.fail('empty');
    },
  };
}

type Phase = 'before' | 'rows' | 'after';

/**
 * Records of the first array of records, at the top level or inside objects. Each is parsed by
 * itself, so memory holds one.
 */
export function createJsonRows(
  { rowElement }: Pick<FeedFormat, 'rowElement'>,
  sink: RowSink,
): RowParser {
  const { limits } = sink;
  let phase: Phase = 'before';
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  /** Before the rows: the last text, and the key of the next value. */
  let lastText = '';
  let isArrayOpen = false;
  let rowsDepth = 0;
  let row = '';
  let isTooLong = false;
  let isTooDeep = false;

  const endRow = () => {
    if (isTooLong) sink.reject('row_too_long');
    else if (isTooDeep) sink.reject('too_deep');
    else if (row.trim() !== '') addJsonRow(row, sink, 'bad_json');
    row = '';
    isTooLong = false;
    isTooDeep = false;
  };
  const keep = (piece: string) => {
    if (isTooLong) return;
    if (row.length + piece.length > limits.row) {
      isTooLong = true;
      row = '';
    } else row += piece;
  };
  const structure = (char: string): void => {
    const isOpening = char === '{' || char === '[';
    if (phase === 'rows') {
      if (isOpening && depth + 1 - rowsDepth > limits.depth + 1) isTooDeep = true;
      if (depth === rowsDepth && char === ']') phase = 'after';
    }
    if (isOpening) depth += 1;
    if (char === '}' || char === ']') depth -= 1;
    if (phase === 'before' && depth > 1_000) sink.fail('too_deep');
  };

  return {
    push(text) {
      let from = 0;
      for (let at = 0; at < text.length; at += 1) {
        const char = text[at]!;
        if (isText) {
          if (isEscaped) isEscaped = false;
          else if (char === '\\') isEscaped = true;
          else if (char === '"') isText = false;
          else if (phase === 'before' && lastText.length < 200) lastText += char;
          continue;
        }
        if (char === '"') {
          isText = true;
          isArrayOpen = false;
          if (phase === 'before') lastText = '';
          continue;
        }
        if (phase === 'before') {
          if (char === '[' && (rowElement === undefined || rowElement === lastText)) {
            isArrayOpen = true;
          } else if (isArrayOpen && (char === '{' || char === ']')) {
            // An array of records, or an empty one, holds the rows.
            rowsDepth = depth;
            isArrayOpen = false;
            phase = 'rows';
            from = at;
          } else if (!isSpace(char)) isArrayOpen = false;
        }
        if (phase === 'rows' && depth === rowsDepth && (char === ',' || char === ']')) {
          keep(text.slice(from, at));
          endRow();
          from = at + 1;
        }
        structure(char);
        if (depth < 0) sink.fail('unreadable');
      }
      if (phase === 'rows') keep(text.slice(from));
    },
    end() {
      if (phase === 'rows') {
        if (row.trim() !== '' || isTooLong) sink.reject('truncated');
        sink.fail('truncated');
      }
      if (phase === 'before') sink.fail(depth > 0 ? 'truncated' : 'empty');
      if (depth > 0) sink.fail('truncated');
    },
  };
}

const isSpace = (char: string) => char === ' ' || char === '\n' || char === '\r' || char === '\t';
