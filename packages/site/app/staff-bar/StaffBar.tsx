import { directionOf, formatDateTime, localizedPath, nameIn } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { usePageLocale } from '../page/use-page-locale.ts';
import { editorLanguage } from './editor-language.ts';
import type { PageState } from './page-state.server.ts';
import { signOut } from './sign-out.ts';
import { staffBarMessages } from './staff-bar.messages.ts';
import { styles } from './staff-bar.styles.ts';

export interface StaffBarProps {
  person: { name: string };
  /** Page that they may edit; undefined elsewhere and for other staff. */
  page?: StaffPage | undefined;
}

/** Bar above a page for signed-in staff. */
export interface StaffPage {
  id: string;
  state: PageState;
  /** The draft is shown. */
  isPreview: boolean;
}

function stateKey({ isPreview, state: { paths, differs } }: StaffPage) {
  if (paths.live === null) return 'draft_new';
  if (!isPreview) return differs ? 'live_differs' : 'live';
  return differs ? 'draft_differs' : 'draft_same';
}

/** Bar above pages for signed-in staff, in the language of their editor. */
export default function StaffBar({ person, page }: StaffBarProps) {
  const css = useStyles(styles);
  const pageLocale = usePageLocale();
  const [locale] = useState(() => editorLanguage() ?? pageLocale);
  const [leaving, setLeaving] = useState<'busy' | 'failed'>();
  const t = staffBarMessages(locale);
  const leave = () => {
    setLeaving('busy');
    signOut().then(
      () => (page?.isPreview ? location.assign(localizedPath('/', pageLocale)) : location.reload()),
      () => setLeaving('failed'),
    );
  };
  return (
    <aside
      className={css.root}
      data-surface="black"
      data-print="hidden"
      lang={locale}
      dir={directionOf(locale)}
      aria-label={t('label')}
    >
      <span className={css.person}>{t('signed_in_as', { name: nameIn(person.name, locale) })}</span>
      {page ? (
        <>
          <strong className={css.state}>{t(stateKey(page))}</strong>
          {page.state.next ? (
            <span>
              {t(`next_${page.state.next.action}`, {
                time: formatDateTime(page.state.next.at, locale),
              })}
            </span>
          ) : null}
        </>
      ) : null}
      <span className={css.actions}>
        {page ? <PageLinks page={page} t={t} editor={`/${locale}/cms/pages/${page.id}`} /> : null}
        <button type="button" className={css.action} aria-busy={leaving === 'busy'} onClick={leave}>
          {t('sign_out')}
        </button>
      </span>
      {leaving === 'failed' ? <span role="alert">{t('sign_out_failed')}</span> : null}
    </aside>
  );
}

interface PageLinksProps {
  page: StaffPage;
  t: ReturnType<typeof staffBarMessages>;
  /** Address of the page in the editor. */
  editor: string;
}

function PageLinks({ page: { state, isPreview }, t, editor }: PageLinksProps) {
  const css = useStyles(styles);
  const pageLocale = usePageLocale();
  const { draft, live } = state.paths;
  const href = (target: string) => localizedPath(target, pageLocale);
  return (
    <>
      <a className={css.action} href={editor}>
        {t('edit')}
      </a>
      {isPreview ? null : (
        <a className={css.action} href={href(`/disabled-preview${draft}`)}>
          {t('preview')}
        </a>
      )}
      {isPreview && live !== null ? (
        <a className={css.action} href={href(live)}>
          {t('view_live')}
        </a>
      ) : null}
    </>
  );
}
