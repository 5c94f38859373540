import { getSiteSetting, saveSiteSetting } from '@mawkib/api-clients/contracts/content';
import { listPublicationLists, type PublicationList } from '@mawkib/api-clients/contracts/stock';
import { useSearchParams } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../../session/staff.ts';
import { TableSkeleton } from '../../layout/TableSkeleton.tsx';
import { StockLayout } from '../StockLayout.tsx';
import { stockMessages } from '../stock-messages.ts';
import { ListTable } from './ListTable.tsx';
import { ListVehicles } from './ListVehicles.tsx';

const key = 'stock_locator.publication_lists';

/** Publication lists, and which of them the site shows. */
export function PublicationsScreen() {
  const t = useTexts(stockMessages);
  const { person } = useStaff();
  return (
    <StockLayout lead={t('publications_lead')}>
      {mayAdminister(person) && <Publications />}
    </StockLayout>
  );
}

function Publications() {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const lists = useOperationQuery(listPublicationLists, {});
  const setting = useOperationQuery(getSiteSetting, { params: { key } });
  const { isBusy, run } = useOperationMutation([getSiteSetting]);
  const refetch = () => {
    void lists.refetch();
    void setting.refetch();
  };
  const failed = [lists, setting].find(({ isError, data }) => isError && !data);
  if (failed) return <LoadFailed text={failureText(failed.error, locale)} onRetry={refetch} />;
  const stored = setting.data?.data;
  const found = lists.data?.data;
  if (!found || !stored) return <TableSkeleton columns={[t('list'), t('list_vehicles')]} />;
  const shown = (stored.value ?? stored.default ?? '').split(',').map((name) => name.trim());
  const shownNames = shown.filter(Boolean);
  const toggle = async ({ name }: PublicationList, isShown: boolean) => {
    const names = isShown
      ? [...shownNames, name]
      : shownNames.filter((shownName) => shownName !== name);
    const body = { value: names.join(', '), version: stored.version };
    await run(saveSiteSetting, { params: { key }, body }, { successMessage: t('saved') });
  };
  const open = found.find(({ name }) => name === params.get('list'));
  return (
    <>
      {shownNames.length === 0 && <Notice>{t('on_site_all')}</Notice>}
      <ListTable lists={found} shown={shownNames} isBusy={isBusy} onToggle={toggle} />
      {open && <ListVehicles key={open.name} list={open} />}
    </>
  );
}
