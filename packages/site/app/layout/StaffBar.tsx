import { nameIn } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { styles } from './staff-bar.styles.ts';

/** Bar above the page for signed-in staff: their name, and a link to the editor. */
export function StaffBar({
  person,
  pageId,
}: {
  person: { name: string; roles: string[] };
  pageId?: string;
}) {
  const css = useStyles(styles);
  const locale = usePageLocale();
  const t = siteMessages(locale);
  const mayEdit = person.roles.some((role) => role !== 'leads');
  return (
    <aside className={css.root} data-surface="black" data-print="hidden">
      <span>{t('signed_in_as', { name: nameIn(person.name, locale) })}</span>
      {pageId && mayEdit ? (
        <a href={`/ar/cms/pages/${pageId}`} className={css.link}>
          {t('edit_page')}
        </a>
      ) : null}
    </aside>
  );
}
