import { Parser } from 'htmlparser2';
import type { FeedFormat } from '../feed-types.js';
import type { NoteCode } from '../note-codes.js';
import { type CellWriter, createCellWriter } from './cell-writer.js';
import type { RowParser, RowSink } from './row-parser.js';

interface OpenElement {
  path: string;
  text: string;
  hasChildren: boolean;
}

/** Max nesting depth. */
const deepest = 100;

/**
 * Elements of one name as rows. Document types are not supported, so only XML's five entities and
 * character references are.
 */
export function createXmlRows({ rowElement }: FeedFormat, sink: RowSink): RowParser {
  const { limits } = sink;
  let depth = 0;
  let name = rowElement;
  let writer: CellWriter | undefined;
  let open: OpenElement[] = [];
  let rowDepth = 0;
  let length = 0;
  let problem: NoteCode | undefined;
  /** Characters pushed since the parser last emitted an event. */
  let unparsed = 0;
  let isEnding = false;
  /** End of the last start tag: an element that ends there is self-closing. */
  let startEnd = -1;

  const startsRow = (tag: string) => {
    if (writer) return false;
    if (name === undefined && depth === 2) name = tag;
    return tag === name;
  };
  const endRow = () => {
    if (!writer) return;
    const { cells: partial, column } = writer;
    if (isEnding) sink.reject('truncated', { partial });
    else if (problem) sink.reject(problem, { partial });
    else if (writer.problem) sink.reject(writer.problem, { column, partial });
    else sink.add(writer.cells);
    writer = undefined;
    open = [];
    problem = undefined;
    length = 0;
  };

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        unparsed = 0;
        startEnd = parser.endIndex;
        depth += 1;
        if (depth > deepest) sink.fail('too_deep');
        const isRow = startsRow(tag);
        if (isRow) {
          writer = createCellWriter(limits);
          rowDepth = depth;
        }
        if (!writer) return;
        const parent = open.at(-1);
        if (parent) parent.hasChildren = true;
        const path = isRow ? '' : parent?.path ? `${parent.path}.${tag}` : tag;
        if (open.length > limits.depth) problem ??= 'too_deep';
        open.push({ path, text: '', hasChildren: false });
        for (const [attribute, value] of Object.entries(attributes)) {
          length += value.length;
          writer.put(`${path}@${attribute}`, value);
        }
      },
      ontext(text) {
        unparsed = 0;
        const element = open.at(-1);
        if (!element) return;
        length += text.length;
        if (length > limits.row) problem ??= 'row_too_long';
        if (element.text.length + text.length > limits.cell) problem ??= 'cell_too_long';
        if (problem) element.text = '';
        else element.text += text;
      },
      onclosetag(_tag, isImplied) {
        unparsed = 0;
        const isUnclosed = isImplied && parser.endIndex !== startEnd;
        if (isUnclosed && !isEnding && writer) problem ??= 'bad_markup';
        const element = open.pop();
        if (element && writer && (open.length > 0 || !element.hasChildren)) {
          const { path, text, hasChildren } = element;
          const isText = !hasChildren || text.trim() !== '';
          if (isText && (path !== '' || text.trim() !== '')) writer.put(path || 'text', text);
        }
        if (writer && depth === rowDepth) endRow();
        depth -= 1;
      },
      onprocessinginstruction(name) {
        unparsed = 0;
        if (/^!doctype/i.test(name)) sink.fail('dtd');
      },
      oncomment() {
        unparsed = 0;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );

  return {
    push(text) {
      unparsed += text.length;
      parser.write(text);
      // Prevents unlimited buffering of a comment, declaration or attribute without an end.
      if (unparsed > limits.row + text.length) sink.fail('token_too_long');
    },
    end() {
      isEnding = true;
      const wasOpen = depth > 0;
      parser.end();
      if (wasOpen) sink.fail('truncated');
      if (sink.row === 0) sink.fail('empty');
    },
  };
}
