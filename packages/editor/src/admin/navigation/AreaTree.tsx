import {
  createNavEntry,
  deleteNavEntry,
  listStaffNavEntries,
  orderNavEntries,
  type StaffNavEntry,
} from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { useOrder } from '../ordering/use-order.ts';
import { EntryLinks } from './EntryLinks.tsx';
import { draftOf, type NavArea } from './entry-draft.ts';
import { MovableItem } from './MovableItem.tsx';
import { navigationStyles } from './navigation.styles.ts';
import { navigationMessages } from './navigation-messages.ts';

interface AreaTreeProps {
  area: NavArea;
  entries: readonly StaffNavEntry[];
}

/** The entries of an area in their order, with what is below them. */
export function AreaTree({ area, entries }: AreaTreeProps) {
  const css = useStyles(navigationStyles);
  const admin = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const { isBusy, run } = useOperationMutation([listStaffNavEntries]);
  const nameOf = ({ label }: StaffNavEntry) => localize(label, locale);

  const { shown, order, move } = useOrder({
    items: entries,
    nameOf,
    isBusy,
    save: (ids) => run(orderNavEntries, { params: { area }, body: { ids } }),
  });
  const remove = async (entry: StaffNavEntry) => {
    const { id, version } = entry;
    if (isBusy || !(await run(deleteNavEntry, { params: { id }, query: { version } }))) return;
    const restore = async () => {
      const made = await run(createNavEntry, { body: draftOf(entry) });
      if (made) await order(shown.map((one) => (one.id === id ? made.data.id : one.id)));
    };
    showToast(t('removed', { name: nameOf(entry) }), {
      action: { label: t('undo'), run: () => void restore() },
    });
  };

  const heading = `navigation-${area}`;
  return (
    <section className={admin.section} aria-labelledby={heading}>
      <h2 id={heading} className={admin.sectionTitle}>
        {t(`area_${area}`)}
      </h2>
      {shown.length === 0 ? <p className={admin.lead}>{t('none')}</p> : null}
      <ul className={css.tree}>
        {shown.map((entry, index) => (
          <MovableItem
            key={entry.id}
            list={area}
            index={index}
            count={shown.length}
            name={nameOf(entry)}
            title={
              <>
                <Link to={`/${locale}/admin/navigation/${encodeURIComponent(entry.id)}`}>
                  <bdi>{nameOf(entry)}</bdi>
                </Link>
                <bdi dir="ltr" className={css.address}>
                  {entry.url}
                </bdi>
              </>
            }
            onMove={(from, to) => void move(from, to)}
            onRemove={() => void remove(entry)}
          >
            <EntryLinks entry={entry} />
          </MovableItem>
        ))}
      </ul>
      <Link
        className={control.button}
        data-kind="plain"
        to={`/${locale}/admin/navigation/new?area=${area}`}
        aria-label={t('add_entry_to', { area: t(`area_${area}`) })}
      >
        {t('add_entry')}
      </Link>
    </section>
  );
}
