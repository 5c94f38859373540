import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedError } from '../feed-error.js';
import type { FeedFormat, FeedRow } from '../feed-types.js';
import { defaultLimits } from './default-limits.js';
import { inChunks, outcomes, readText, rowsOf, utf8 } from './feed-bytes.fixture.js';
import { detectSource, parserOf, type ReadOptions, readRows } from './read-rows.js';
import { createRowSink } from './row-parser.js';

const tables = fc.record({
  columns: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{0,7}$/), {
    minLength: 1,
    maxLength: 5,
  }),
  values: fc.array(
    fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('{"a":[1]}', '\\"', ']', 'ديفندر')),
      {
        minLength: 5,
        maxLength: 5,
      },
    ),
    { maxLength: 6 },
  ),
  chunk: fc.integer({ min: 1, max: 60 }),
});
type Table = typeof tables extends fc.Arbitrary<infer T> ? T : never;

const recordsOf = ({ columns, values }: Pick<Table, 'columns' | 'values'>) =>
  values.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('reading JSON', () => {
  const shapes = {
    json: (records: object[]) => JSON.stringify(records),
    'json, indented, within objects': (records: object[]) =>
      JSON.stringify(
        { meta: { tags: ['[', 1], note: '"[{' }, data: { cars: records }, next: [{}] },
        null,
        2,
      ),
    jsonl: (records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  };
  it.each(Object.entries(shapes))('returns any table: %s', async (name, write) => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        const records = recordsOf(table);
        const kind = name === 'jsonl' ? 'jsonl' : 'json';
        const format = { kind, encoding: 'utf-8', gzip: false } as const;
        if (kind === 'jsonl' && records.length === 0) return;
        const rows = await rowsOf(inChunks(utf8(write(records)), table.chunk), { format });
        expect(outcomes(rows)).toEqual(records);
      }),
      { numRuns: runs(100) },
    );
  });

  it('makes columns of what is nested, and lines of lists', async () => {
    const car = {
      id: 7,
      sold: false,
      price: null,
      engine: { type: 'petrol' },
      photos: [{ url: 'a' }, { url: 'b\nc' }],
      tags: ['x', 'y'],
    };
    const [row] = outcomes(await readText(JSON.stringify({ cars: [car] })));
    expect(row).toEqual({
      id: '7',
      sold: 'false',
      price: null,
      'engine.type': 'petrol',
      'photos.url': 'a\nb c',
      tags: 'x\ny',
    });
  });

  it('rejects what is no record, too deep or too long, and reads on', async () => {
    const deep = `{"a":${'['.repeat(60)}1${']'.repeat(60)}}`;
    const long = JSON.stringify({ a: 'x'.repeat(3_000) });
    const limits = { row: 1_000, cell: 100, columns: 2 };
    const cell = JSON.stringify({ a: 'x'.repeat(200) });
    const parts = ['{"a":1}', '5', '{"a":}', deep, long, cell, '{"a":1,"b":2,"c":3}', '{"a":2}'];
    const codes = [
      'not_a_record',
      'bad_json',
      'too_deep',
      'row_too_long',
      'cell_too_long',
      'too_many_columns',
    ];
    const expected = [{ a: '1' }, ...codes, { a: '2' }];
    expect(outcomes(await readText(`[${parts.join(',')}]`, { limits }))).toEqual(expected);
    expect(outcomes(await readText(`${parts.join('\n')}\n`, { limits }))).toEqual(expected);
  });

  it('reports that a document ends too early', async () => {
    await expect(readText('[{"a":1},{"a":')).rejects.toMatchObject({ kind: 'truncated', row: 2 });
    await expect(readText('{"data":[')).rejects.toMatchObject({ kind: 'truncated' });
    await expect(readText(`[${'['.repeat(5_000)}`)).rejects.toMatchObject({ kind: 'too_deep' });
    expect(outcomes(await readText('{"a":1}\n{"a":'))).toEqual([{ a: '1' }, 'truncated']);
  });
});

describe('reading XML', () => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

  it('returns any table', async () => {
    await fc.assert(
      fc.asyncProperty(tables, fc.boolean(), async (table, isData) => {
        const records = recordsOf(table);
        const cell = (text: string) =>
          isData && !text.includes(']]>') ? `<![CDATA[${text}]]>` : escaped(text);
        const cars = records.map(
          (record) =>
            `<car>${Object.entries(record)
              .map(([name, value]) => `<${name}>${cell(value)}</${name}>`)
              .join('')}</car>`,
        );
        const text = `<?xml version="1.0"?>\n<cars><!-- all -->${cars.join('\n')}</cars>`;
        const format = { kind: 'xml', encoding: 'utf-8', gzip: false } as const;
        if (records.length === 0) return;
        expect(outcomes(await rowsOf(inChunks(utf8(text), table.chunk), { format }))).toEqual(
          records,
        );
      }),
      { numRuns: runs(100) },
    );
  });

  it('finds the element that repeats, and names attributes and nested elements', async () => {
    const text = `<rss><channel><title>Cars</title>
      <item id="1"><g:price unit="AED">10</g:price><photos><photo src="a"/><photo src="b"/></photos></item>
      <item id="2"><g:price unit="AED">20 &amp; more &nbsp;</g:price></item></channel></rss>`;
    const source = () => inChunks(utf8(text), 9);
    expect(await detectSource(source())).toMatchObject({ kind: 'xml', rowElement: 'item' });
    expect(outcomes(await rowsOf(source()))).toEqual([
      {
        '@id': '1',
        'g:price@unit': 'AED',
        'g:price': '10',
        'photos.photo@src': 'a\nb',
        'photos.photo': '\n',
      },
      { '@id': '2', 'g:price@unit': 'AED', 'g:price': '20 & more &nbsp;' },
    ]);
  });

  it('reads no document type, so that no entity expands', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><cars><car><a>&lol2;</a></car></cars>`;
    await expect(readText(bomb)).rejects.toMatchObject({ kind: 'dtd', row: 0 });
  });

  it('rejects rows beyond the limits and reads on', async () => {
    const long = 'x'.repeat(200);
    const deep = `${'<b>'.repeat(12)}${'</b>'.repeat(12)}`;
    const text = `<cars><car><a>1</a></car><car><a>${long}</a></car><car>${deep}</car><car><a>1<b></a></car><car><a>2</a></car></cars>`;
    expect(outcomes(await readText(text, { limits: { cell: 100 } }))).toEqual([
      { a: '1' },
      'cell_too_long',
      'too_deep',
      'bad_markup',
      { a: '2' },
    ]);
  });

  it('ends at what never ends', async () => {
    const format = { kind: 'xml', encoding: 'utf-8', gzip: false } as const;
    async function* endless(start: string) {
      yield utf8(start);
      for (let at = 0; at < 200; at += 1) yield utf8('x'.repeat(65_536));
    }
    for (const start of ['<cars><car><a b="', '<cars><!--', '<cars><car><![CDATA[']) {
      await expect(rowsOf(endless(start), { format })).rejects.toMatchObject({
        kind: expect.stringMatching(/token_too_long|truncated/),
      });
    }
    await expect(readText('<a>'.repeat(5_000))).rejects.toMatchObject({ kind: 'too_deep' });
    await expect(readText('<cars><car><a>1</a></car><car><a>2')).rejects.toMatchObject({
      kind: 'truncated',
      row: 2,
    });
  });
});

describe('any bytes at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ',',
      '\n',
      ':',
      '<a>',
      '</a>',
      '<a b="',
      '<!--',
      '<![CDATA[',
      '&',
      'x',
      '\r',
      ';',
    ),
    fc.string({ unit: 'binary' }),
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => utf8(pieces.join(''))),
  );
  const kinds = fc.constantFrom('csv', 'json', 'jsonl', 'xml', undefined);

  it('are rows or a FeedError, the same in whatever pieces they come', async () => {
    const limits = { row: 80, cell: 40, columns: 6, depth: 3 };
    const outcome = async (given: Uint8Array, size: number, options: ReadOptions) => {
      const rows: FeedRow[] = [];
      try {
        for await (const row of readRows(inChunks(given, size), { ...options, limits }))
          rows.push(row);
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        return { rows, kind: error.kind };
      }
      return { rows };
    };
    await fc.assert(
      fc.asyncProperty(bytes, kinds, fc.integer({ min: 1, max: 50 }), async (given, kind, size) => {
        const format = kind && ({ kind, encoding: 'utf-8', gzip: false } as const);
        expect(await outcome(given, size, { format })).toEqual(
          await outcome(given, 400, { format }),
        );
      }),
      { numRuns: runs(600) },
    );
  });

  it('are cut into the same rows wherever the text is cut', () => {
    const text = fc.oneof(
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
      tables.map((table) => JSON.stringify({ data: recordsOf(table), more: [1] })),
      tables.map((table) =>
        recordsOf(table)
          .map((row) => `${JSON.stringify(row)}\n`)
          .join(''),
      ),
      tables.map(
        (table) =>
          `a,b\r\n${table.values.map(([one = '', two = '']) => `"${one.replaceAll('"', '""')}",${JSON.stringify(two)}\r\n`).join('')}`,
      ),
      tables.map(
        (table) =>
          `<a>${table.values.map(([one = '']) => `<b c="1"><d>${escaped(one)}</d></b>`).join('')}</a>`,
      ),
    );
    const outcome = (pieces: readonly string[], kind: FeedFormat['kind']) => {
      const sink = createRowSink(defaultLimits, () => 0);
      const parser = parserOf({ kind, encoding: 'utf-8', gzip: false }, sink);
      try {
        for (const given of pieces) parser.push(given);
        parser.end();
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        return { rows: sink.take(), kind: error.kind };
      }
      return { rows: sink.take() };
    };
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('csv', 'json', 'jsonl', 'xml'),
        fc.integer({ min: 1, max: 9 }),
        (whole, kind, size) => {
          // The kind of line break is known by the first piece, which is long.
          const first = kind === 'csv' ? whole.slice(0, whole.search(/\n|$/) + 1) : '';
          const rest = whole.slice(first.length);
          const pieces = Array.from({ length: Math.ceil(rest.length / size) }, (_, at) =>
            rest.slice(at * size, at * size + size),
          );
          expect(outcome([first, ...pieces], kind)).toEqual(outcome([whole], kind));
        },
      ),
      { numRuns: runs(1_000) },
    );
  });
});
