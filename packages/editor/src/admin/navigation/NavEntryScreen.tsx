import { listStaffNavEntries, navAreas } from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useParams, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Loading } from '../../controls/Loading.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayPublish, useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { EntryForm } from './EntryForm.tsx';
import { NavigationLayout } from './NavigationLayout.tsx';
import { navigationMessages } from './navigation-messages.ts';

/** Screen of one entry; `new` creates one in the area of the URL. */
export function NavEntryScreen() {
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  return (
    <NavigationLayout>
      <p>
        <Link to={`/${locale}/admin/navigation`}>{t('back')}</Link>
      </p>
      {mayPublish(person) ? <LoadedEntry /> : null}
    </NavigationLayout>
  );
}

function LoadedEntry() {
  const admin = useStyles(adminStyles);
  const { id } = useParams();
  const [search] = useSearchParams();
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const { data, error, refetch } = useOperationQuery(listStaffNavEntries, {});
  if (error && !data) return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  if (!data) return <Loading />;
  const isNew = id === 'new';
  const entry = data.data.find((one) => one.id === id);
  if (!entry && !isNew) return <Notice kind="warn">{t('missing')}</Notice>;
  const area = navAreas.find((one) => one === search.get('area')) ?? 'primary';
  return (
    <>
      <h2 className={admin.sectionTitle}>
        <bdi>{entry ? localize(entry.label, locale) : t('new_entry')}</bdi>
      </h2>
      <EntryForm key={id} entry={entry ?? null} area={area} />
    </>
  );
}
