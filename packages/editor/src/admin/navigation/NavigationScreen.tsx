import { listStaffNavEntries, navAreas, navLimits } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Loading } from '../../controls/Loading.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { AreaTree } from './AreaTree.tsx';
import { linkCount } from './entry-draft.ts';
import { NavigationLayout } from './NavigationLayout.tsx';
import { navigationMessages } from './navigation-messages.ts';

/** All entries by area, with links to their screens. */
export function NavigationScreen() {
  return (
    <NavigationLayout>
      <NavigationTree />
    </NavigationLayout>
  );
}

function NavigationTree() {
  const css = useStyles(adminStyles);
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const { data, error, refetch } = useOperationQuery(listStaffNavEntries, {});
  if (error && !data) return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  if (!data) return <Loading />;
  const inBar = data.data.filter(({ area }) => area !== 'footer');
  const usage = {
    entries: inBar.length,
    maxEntries: navLimits.entries,
    links: inBar.reduce((sum, entry) => sum + linkCount(entry), 0),
    maxLinks: navLimits.links,
  };
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <p>{t('usage', usage)}</p>
      {navAreas.map((area) => (
        <AreaTree
          key={area}
          area={area}
          entries={data.data.filter((entry) => entry.area === area)}
        />
      ))}
    </>
  );
}
