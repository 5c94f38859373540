import { describe, expect, it } from 'vitest';
import { noteCodes } from '../note-codes.js';
import { readText } from '../read/feed-bytes.fixture.js';
import { describeNote } from './describe-note.js';
import { csvCell, reportCsv } from './report-csv.js';
import { safeValue } from './safe-value.js';

describe('a report', () => {
  it('has a sentence for every note in both languages', () => {
    for (const code of noteCodes) {
      const note = { row: 1, code, value: 'V', replacement: 'R' };
      expect(describeNote(note, 'en')).toMatch(/^[A-Z“].*\.$/);
      expect(describeNote(note, 'ar')).toMatch(/[\u0600-\u06ff].*\.$/);
      expect(describeNote(note, 'ar') + describeNote(note, 'en')).not.toMatch(/[{}]/);
    }
  });

  it.each(['=1+1', '+1', '-1', '@a', '\t=1', '=HYPERLINK("x")', '＝1', '|calc'])(
    'runs no formula: %j',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('comes back as it was written, with formulas as text', async () => {
    const notes = [
      { row: 2, column: 'make, "model"', field: 'vin', code: 'bad_vin', value: '=cmd|calc' },
      { row: 2, code: 'missing_match' },
    ] as const;
    const rows = [
      { row: 1, outcome: 'accepted', match: 'a-1', notes: [] },
      { row: 2, outcome: 'rejected', notes },
    ] as const;
    const read = await readText([...reportCsv(rows, 'ar')].join(''));
    expect(read.map((row) => 'cells' in row && Object.values(row.cells))).toEqual([
      ['1', 'مقبول', 'a-1', '', '', '', '', ''],
      [
        '2',
        'مرفوض',
        '',
        'make, "model"',
        'vin',
        "'=cmd|calc",
        '',
        expect.stringContaining('رقم هيكل'),
      ],
      ['2', 'مرفوض', '', '', '', '', '', expect.stringContaining('لا معرّف')],
    ]);
  });

  it('shows values on one line, without what turns text around, cut', () => {
    expect(safeValue(' a\n\u202eb\u0000 ')).toBe('a b');
    expect([...safeValue('😀'.repeat(200))].length).toBe(80);
  });
});
