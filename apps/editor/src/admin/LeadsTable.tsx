import { getForm, listLeads } from '@mawkib/api-clients/contracts';
import { formatDateTime } from '@mawkib/core/locale';
import { useSheet } from '@mawkib/ui/styles';
import { useState } from 'react';
import { screenStyles } from '../app/screen.styles.ts';
import { controlStyles } from '../controls/controls.styles.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Paging } from '../controls/Paging.tsx';
import { Waiting } from '../controls/Waiting.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { failureText } from '../session/failure-text.ts';
import { useAnswer } from '../session/use-answer.ts';
import { adminMessages } from './admin-messages.ts';
import { leadRow } from './lead-row.ts';

export function LeadsTable({ form: id }: { form: string }) {
  const css = useSheet(screenStyles);
  const control = useSheet(controlStyles);
  const t = useTexts(adminMessages);
  const { locale } = useLanguage();
  const [page, setPage] = useState(1);
  const { answer, retry } = useAnswer(listLeads, { params: { id }, query: { page } });
  const form = useAnswer(getForm, { params: { id }, query: { locale } }).answer.value?.data;
  if (answer.state === 'failed') {
    return <LoadFailed text={failureText(answer.error, locale)} onRetry={retry} />;
  }
  if (!answer.value) return <Waiting />;
  const { data, meta } = answer.value;
  if (data.length === 0) return <p className={control.wait}>{t('none')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className={css.tableFrame} aria-label={t('leads')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              {(['received', 'name', 'phone', 'email', 'model', 'retailer'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data
              .map((lead) => leadRow(lead, form))
              .map((row) => (
                <tr key={row.id}>
                  <td className={css.quiet}>{formatDateTime(row.created_at, locale)}</td>
                  <td>{row.name}</td>
                  <td>
                    <bdi dir="ltr">{row.phone}</bdi>
                  </td>
                  <td>
                    <bdi dir="ltr">{row.email}</bdi>
                  </td>
                  <td>{row.model}</td>
                  <td>{row.retailer}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <Paging {...meta} onPage={setPage} />
    </>
  );
}
