import { defaultMarket } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { Notice } from '../../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { useFieldName } from '../use-field-name.ts';
import { valueText } from '../vehicle/record-kind.ts';
import { Cells } from './Cells.tsx';
import { mappingMessages } from './mapping-messages.ts';
import type { TriedMapping } from './use-tried-mapping.ts';

interface TriedRowsProps {
  tried: TriedMapping | undefined;
  hasFile: boolean;
}

/** Preview: rows of the file beside the result, with repaired and rejected values. */
export function TriedRows({ tried, hasFile }: TriedRowsProps) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(mappingMessages);
  if (!hasFile) return <Notice>{t('no_file')}</Notice>;
  if (!tried) return null;
  return (
    <section className={css.section} aria-live="polite">
      {tried.problems.length > 0 && (
        <Notice kind="bad">
          <strong>{t('problems')}</strong>
          <ul>
            {tried.problems.map(({ path, code, message }) => (
              <li key={`${path} ${code}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <h2 className={css.sectionTitle}>{t('preview')}</h2>
      <ScrollRegion className={screen.tableFrame} label={t('preview')}>
        <table className={`${screen.table} ${css.stack}`}>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('in_file')}</th>
              <th scope="col">{t('becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {tried.rows.map((row) => (
              <TriedRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

const maxLetters = 80;
const shorten = (text: string) =>
  text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text;

const states = { accepted: 'done', repaired: 'retrying', rejected: 'failed' } as const;

function TriedRow({ row }: { row: TriedMapping['rows'][number] }) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(mappingMessages);
  const { locale } = useLanguage();
  const fieldName = useFieldName();
  const values = row.values ?? {};
  const currency = String(values.currency ?? defaultMarket.currency);
  const shown = Object.entries(values).flatMap(([field, value]) => {
    const text = valueText(field, value, { locale, currency });
    return text === null ? [] : { field, text: shorten(text) };
  });
  return (
    <tr>
      <td style={{ whiteSpace: 'nowrap' }}>
        <strong>{row.row}</strong>{' '}
        <span className={css.state} data-state={states[row.outcome]}>
          {t(`outcome_${row.outcome}`)}
        </span>
      </td>
      <td data-label={t('in_file')}>
        <span className={css.reason}>
          <Cells values={Object.values(row.cells).flatMap((cell) => cell || [])} />
        </span>
      </td>
      <td>
        {shown.map(({ field, text }, at) => (
          <span key={field}>
            {at > 0 && ' · '}
            <span className={screen.quiet}>{`${fieldName(field)}: `}</span>
            <bdi>{text}</bdi>
          </span>
        ))}
        {row.notes.map((note) => (
          <span key={`${note.code} ${note.column}`} className={css.small}>
            <strong>{note.message}</strong>
          </span>
        ))}
      </td>
    </tr>
  );
}
