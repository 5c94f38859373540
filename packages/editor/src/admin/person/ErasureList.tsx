import { listErasures } from '@mawkib/api-clients/contracts';
import { useSheet } from '@mawkib/ui/styles';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/language.ts';
import { failureText } from '../../session/failure-text.ts';
import { useAnswer } from '../../session/use-answer.ts';
import { adminStyles } from '../admin.styles.ts';
import { EmptyState } from '../EmptyState.tsx';
import { KeyPaging } from '../KeyPaging.tsx';
import { TableWaiting } from '../TableWaiting.tsx';
import { useLive } from '../use-live.ts';
import { ErasureTable } from './ErasureTable.tsx';
import { personMessages } from './person-messages.ts';

/** Whom the market has forgotten; one that a job is at is looked at again by itself. */
export function ErasureList() {
  const css = useSheet(adminStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const before = params.get('before');
  const { answer, retry } = useAnswer(listErasures, { query: { ...(before && { before }) } });
  const { value } = answer;
  useLive(retry, value?.data.some(({ status }) => status === 'pending') ?? false);
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{t('history')}</h2>
      {answer.state === 'failed' && !value && (
        <LoadFailed text={failureText(answer.error, locale)} onRetry={retry} />
      )}
      {!value && answer.state === 'loading' && (
        <TableWaiting columns={[t('when'), t('state'), t('reason'), t('what')]} rows={3} />
      )}
      {value?.data.length === 0 && <EmptyState title={t('no_erasures')} />}
      {value && value.data.length > 0 && (
        <>
          <ErasureTable erasures={value.data} />
          <KeyPaging next={value.meta.next} />
        </>
      )}
    </section>
  );
}
