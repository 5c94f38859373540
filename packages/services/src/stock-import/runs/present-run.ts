import type { Locale, Localized } from '@mawkib/api-clients/contracts';
import type { StockRun } from '@mawkib/api-clients/contracts/stock';
import type { StockRunRow } from '../../db/schema/stock-import-tables.js';
import { sourceFailed } from '../source-failed.js';

type Details = StockRunRow['reason_details'];

/** Explanations of why a run stopped or waits, by code. */
const reasons: Record<string, (details: Details) => Required<Localized>> = {
  interrupted: ({ row = 0 }) => ({
    ar: `توقف الخادم أثناء الاستيراد بعد الصف ${row}. لم يتغيّر شيء. ابدأ الاستيراد مرة أخرى.`,
    en: `The server stopped during the import, after row ${row}. Nothing was changed. Start the import again.`,
  }),
  too_few_rows: ({ rows = 0, before = 0 }) => ({
    ar: `عدد الصفوف في الملف ${rows}، وكان ${before} في الاستيراد السابق. أكّد إن كان ذلك صحيحًا، أو ألغِ الاستيراد.`,
    en: `The file has ${rows} rows. The last import had ${before}. Confirm if this is correct, or cancel the import.`,
  }),
  too_few_usable: ({ rows = 0, usable = 0, before = 0 }) => ({
    ar: `عدد الصفوف الصالحة في الملف ${usable} من ${rows}، وكان ${before} في الاستيراد السابق. راجع أسباب الرفض، ثم أكّد أو ألغِ الاستيراد.`,
    en: `Only ${usable} of the file's ${rows} rows can be used. The last import had ${before}. Check why rows were rejected, then confirm or cancel the import.`,
  }),
  unidentified_rows: ({ unidentified = 0, retired = 0 }) => ({
    ar: `سيارات لم ترد في الملف: ${retired}. وفيه صفوف مرفوضة لا يُعرف لأي سيارة هي: ${unidentified}، وقد تكون للسيارات نفسها. راجع التقرير، ثم أكّد أو ألغِ الاستيراد.`,
    en: `The file does not contain ${retired} vehicles, and it has ${unidentified} rejected rows without an ID. They may be the same vehicles. Check the report, then confirm or cancel the import.`,
  }),
  token_revoked: () => ({
    ar: 'أُبطل رمز الوصول الذي بدأ الاستيراد. لم يتغيّر شيء.',
    en: 'The token that started the import was revoked. Nothing was changed.',
  }),
  invalid_mapping: ({ problem = '' }) => ({
    ar: `ربط الأعمدة لا يناسب الملف: ${problem}`,
    en: `The mapping does not fit the file: ${problem}`,
  }),
  missing_mapping: () => ({
    ar: 'لا ربط أعمدة لهذا المصدر.',
    en: 'The source has no mapping.',
  }),
  file_not_found: () => ({ ar: 'الملف غير موجود.', en: 'File not found.' }),
  unreadable_file: ({ kind = '', row = 0, byte = 0 }) => ({
    ar: `تعذّرت قراءة الملف بعد الصف ${row}، البايت ${byte} (${kind}). لم يتغيّر شيء.`,
    en: `The file cannot be read after row ${row}, byte ${byte} (${kind}). Nothing was changed.`,
  }),
  source_failed: sourceFailed,
  unexpected: ({ row = 0 }) => ({
    ar: `فشل الاستيراد لسبب غير متوقع بعد الصف ${row}. لم يتغيّر شيء. تجد السبب في سجل الخادم.`,
    en: `The import failed unexpectedly after row ${row}. Nothing was changed. The server's log has the reason.`,
  }),
};

/** A run as shown to staff. */
export function presentRun(
  run: StockRunRow,
  locale: Locale,
  keptVersions: ReadonlySet<string>,
): StockRun {
  const { reason } = run;
  return {
    id: run.id,
    source_id: run.source_id,
    kind: run.kind,
    status: run.status,
    version: run.version,
    can_roll_back: keptVersions.has(run.id),
    mode: run.mode,
    mapping:
      run.mapping_name === null
        ? null
        : { name: run.mapping_name, version: run.mapping_version ?? 1 },
    file_name: run.file_name,
    progress: { bytes: run.bytes, bytes_total: run.bytes_total, rows: run.rows },
    counts: {
      accepted: run.accepted,
      repaired: run.repaired,
      rejected: run.rejected,
      created: run.created,
      changed: run.changed,
      unchanged: run.unchanged,
      retired: run.retired,
      broken_pictures: run.broken_pictures,
    },
    reason:
      reason === null
        ? null
        : {
            code: reason,
            message:
              (reasons[reason] ?? reasons.unexpected)?.({ row: run.rows, ...run.reason_details })[
                locale
              ] ?? reason,
          },
    started_by: run.started_by,
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  };
}
