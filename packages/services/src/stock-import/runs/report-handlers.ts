import type { Locale } from '@mawkib/api-clients/contracts';
import {
  downloadStockReport,
  getStockReport,
  type StockReportRow,
} from '@mawkib/api-clients/contracts/stock';
import { packageLocale } from '@mawkib/core/locale';
import { csvCell } from '@mawkib/stock-locator/feed';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { stockReport } from '../../db/schema/stock-import-tables.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { implementStream } from '../../http/implement-stream.js';
import { presentNote, type StoredNote } from '../import-notes.js';
import { findRun } from '../stored-runs.js';
import { checkSourceOf } from './run-handlers.js';

const implement = implementWith<'db'>();

type Outcome = 'repaired' | 'rejected' | 'created' | 'changed' | 'retired';
type Row = typeof stockReport.$inferSelect;

const matching = (run: string, outcome: Outcome | undefined, after: number) =>
  and(
    eq(stockReport.run_id, run),
    gt(stockReport.seq, after),
    outcome === undefined
      ? undefined
      : outcome === 'repaired' || outcome === 'rejected'
        ? eq(stockReport.outcome, outcome)
        : eq(stockReport.change, outcome),
  );

const readRows = (
  db: Database,
  run: string,
  outcome: Outcome | undefined,
  after: number,
  items: number,
) =>
  db
    .select()
    .from(stockReport)
    .where(matching(run, outcome, after))
    .orderBy(asc(stockReport.seq))
    .limit(items);

const present = (row: Row, locale: Locale): StockReportRow => ({
  row: row.row,
  outcome: row.outcome,
  change: row.change,
  vehicle_id: row.vehicle_id,
  notes: (row.notes as unknown as StoredNote[]).map((note) => presentNote(note, locale)),
});

const heads = {
  ar: ['الصف', 'النتيجة', 'التغيير', 'السيارة', 'العمود', 'القيمة', 'بدلًا منها', 'السبب'],
  en: ['Row', 'Outcome', 'Change', 'Vehicle', 'Column', 'Value', 'Replacement', 'Reason'],
} as const;
const words = {
  ar: {
    accepted: 'مقبول',
    repaired: 'مُصحَّح',
    rejected: 'مرفوض',
    retired: 'سُحبت',
    created: 'أُضيفت',
    changed: 'تغيّرت',
    unchanged: 'كما هي',
  },
  en: {
    accepted: 'Accepted',
    repaired: 'Repaired',
    rejected: 'Rejected',
    retired: 'Retired',
    created: 'Added',
    changed: 'Changed',
    unchanged: 'Unchanged',
  },
} as const;
const atOnce = 1_000;

async function* lines(db: Database, run: string, outcome: Outcome | undefined, locale: Locale) {
  const line = (cells: readonly (string | number)[]) =>
    `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`;
  yield `\ufeff${line(heads[packageLocale(locale)])}`;
  for (let after = 0; ; ) {
    const found = await readRows(db, run, outcome, after, atOnce);
    let text = '';
    for (const row of found) {
      const { notes, ...facts } = present(row, locale);
      const first = [
        facts.row || '',
        words[packageLocale(locale)][facts.outcome],
        facts.change ? words[packageLocale(locale)][facts.change] : '',
        facts.vehicle_id ?? '',
      ];
      for (const note of notes.length ? notes : [undefined]) {
        text += line([
          ...first,
          note?.column ?? note?.field ?? '',
          note?.value ?? '',
          note?.replacement ?? '',
          note?.message ?? '',
        ]);
      }
    }
    if (text) yield text;
    const last = found.at(-1);
    if (!last || found.length < atOnce) return;
    after = last.seq;
  }
}

/** Handlers of the row reports of runs. */
export const reportHandlers: readonly Implementation[] = [
  implement(getStockReport, async ({ params, query }, context) => {
    const { db } = context;
    const run = await findRun(db, params.id);
    checkSourceOf(context, run.source_id);
    const found = await readRows(db, run.id, query.outcome, query.after, query.items + 1);
    const page = found.slice(0, query.items);
    return {
      data: page.map((row) => present(row, query.locale)),
      meta: { next: found.length > page.length ? (page.at(-1)?.seq ?? null) : null },
    };
  }),
  implementStream(downloadStockReport, async ({ params, query }, context) => {
    const run = await findRun(context.db, params.id);
    checkSourceOf(context, run.source_id);
    return {
      name: `${run.source_id}-${run.created_at.toISOString().slice(0, 10)}.csv`,
      type: 'text/csv; charset=utf-8',
      chunks: lines(context.db, run.id, query.outcome, query.locale),
    };
  }),
];
