import type { PublicationList } from '@mawkib/api-clients/contracts/stock';
import { formatNumber, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { AdminTable } from '../../layout/AdminTable.tsx';
import { adminStyles } from '../../layout/admin.styles.ts';
import { stockMessages } from '../stock-messages.ts';

interface ListTableProps {
  lists: readonly PublicationList[];
  /** Names of the lists that the site shows. */
  shown: readonly string[];
  isBusy: boolean;
  onToggle(list: PublicationList, isShown: boolean): Promise<void>;
}

/** Publication lists with their number of vehicles; names are links. */
export function ListTable({ lists, shown, isBusy, onToggle }: ListTableProps) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const columns = [t('list'), t('list_kind'), t('list_vehicles'), t('on_site')];
  return (
    <AdminTable label={t('publications')} columns={columns}>
      {lists.map((list) => {
        const label = localize(list.label, locale) || list.name;
        return (
          <tr key={list.name}>
            <td className={css.named}>
              <Link className={screen.rowLink} to={`?list=${encodeURIComponent(list.name)}`}>
                <bdi>{label}</bdi>
              </Link>
              <span className={css.small}>
                <bdi dir="ltr">{list.name}</bdi>
              </span>
            </td>
            <td data-label={t('list_kind')}>{t(`list_kind_${list.kind}`)}</td>
            <td className={css.figure} data-label={t('list_vehicles')}>
              {formatNumber(list.vehicles, locale)}
            </td>
            <td data-label={t('on_site')}>
              <input
                type="checkbox"
                aria-label={t('on_site_of', { list: label })}
                checked={shown.includes(list.name)}
                disabled={isBusy}
                onChange={({ target }) => void onToggle(list, target.checked)}
              />
            </td>
          </tr>
        );
      })}
    </AdminTable>
  );
}
