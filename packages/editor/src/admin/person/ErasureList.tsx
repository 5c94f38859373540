import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { listErasures } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { KeyPaging } from '../layout/KeyPaging.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { ErasureTable } from './ErasureTable.tsx';
import { personMessages } from './person-messages.ts';

const isAnyPending = ({ data }: ResponseOf<typeof listErasures>) =>
  data.some(({ status }) => status === 'pending');

/** Erasures of personal data, newest first; polled while one is in progress. */
export function ErasureList() {
  const css = useStyles(adminStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const before = params.get('before');
  const query = before ? { before } : {};
  const erasures = useOperationQuery(listErasures, { query }, { poll: isAnyPending });
  const { data: value, isPending, isError, error, refetch } = erasures;
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{t('history')}</h2>
      {isError && !value && <LoadFailed text={failureText(error, locale)} onRetry={refetch} />}
      {isPending && (
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
