import type { PageSummary } from '@mawkib/api-clients/contracts/content';
import { formatDateTime, localize } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { nameIn, useLanguage, useTexts } from '../language/use-language.ts';
import { publicationMessages } from '../page-editor/publishing/publication-messages.ts';
import { publicationState } from '../page-editor/publishing/publication-state.ts';
import { screenStyles } from '../shell/screen.styles.ts';
import { pagesMessages } from './pages-messages.ts';

export function PagesTable({ pages }: { pages: readonly PageSummary[] }) {
  const css = useStyles(screenStyles);
  const t = useTexts(pagesMessages);
  const { locale } = useLanguage();
  return (
    <ScrollRegion className={css.tableFrame} label={t('title')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('path')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('changed')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.id}>
              <td>
                {page.kind === 'redirect' ? (
                  <bdi>{localize(page.title, locale) || page.path}</bdi>
                ) : (
                  <Link className={css.rowLink} to={`/${locale}/cms/pages/${page.id}`}>
                    {localize(page.title, locale) || page.path}
                  </Link>
                )}
              </td>
              <td>
                <bdi dir="ltr">{page.path}</bdi>
              </td>
              <td>
                <PageState page={page} />
              </td>
              <td className={css.quiet}>
                {page.updated_by
                  ? t('by', {
                      when: formatDateTime(page.updated_at, locale),
                      who: nameIn(page.updated_by, locale),
                    })
                  : formatDateTime(page.updated_at, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function PageState({ page }: { page: PageSummary }) {
  const css = useStyles(screenStyles);
  const t = useTexts(pagesMessages);
  const publication = useTexts(publicationMessages);
  const state = publicationState(page);
  return (
    <span className={css.state} data-state={state}>
      {page.kind === 'redirect' ? t('redirect') : publication(state)}
    </span>
  );
}
