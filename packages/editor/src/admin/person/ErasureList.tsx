import { listErasures } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useQuery } from '../../api/use-answer.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { KeyPaging } from '../layout/KeyPaging.tsx';
import { TableSkeleton } from '../layout/TableWaiting.tsx';
import { useLive } from '../live/use-live.ts';
import { ErasureTable } from './ErasureTable.tsx';
import { personMessages } from './person-messages.ts';

/** Whom the market has forgotten; one that a job is at is looked at again by itself. */
export function ErasureList() {
  const css = useStyles(adminStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const before = params.get('before');
  const { response, retry } = useQuery(listErasures, { query: { ...(before && { before }) } });
  const { value } = response;
  useLive(retry, value?.data.some(({ status }) => status === 'pending') ?? false);
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{t('history')}</h2>
      {response.state === 'failed' && !value && (
        <LoadFailed text={failureText(response.error, locale)} onRetry={retry} />
      )}
      {!value && response.state === 'loading' && (
        <TableSkeleton columns={[t('when'), t('state'), t('reason'), t('what')]} rows={3} />
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
