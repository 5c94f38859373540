import { getOfferUsage } from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { offerStyles } from './offer.styles.ts';
import { offerMessages } from './offer-messages.ts';

/** Pages that name an offer, with links to the editor. */
export function OfferUsage({ id }: { id: string }) {
  const admin = useStyles(adminStyles);
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const { data, error, refetch } = useOperationQuery(getOfferUsage, { params: { id } });
  return (
    <section className={admin.section} aria-labelledby="offer-usage">
      <h2 id="offer-usage" className={admin.sectionTitle}>
        {t('usage')}
      </h2>
      {error && !data ? <LoadFailed text={failureText(error, locale)} onRetry={refetch} /> : null}
      {data?.data.length === 0 ? <p className={admin.lead}>{t('usage_none')}</p> : null}
      {data && data.data.length > 0 ? <UsageList pages={data.data} /> : null}
    </section>
  );
}

interface UsageListProps {
  pages: readonly {
    page_id: string;
    path: string;
    title: Readonly<Record<string, string | undefined>>;
    is_published: boolean;
  }[];
}

export function UsageList({ pages }: UsageListProps) {
  const css = useStyles(offerStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  return (
    <ul className={css.pages}>
      {pages.map(({ page_id, path, title, is_published }) => (
        <li key={page_id}>
          <Link to={`/${locale}/cms/pages/${encodeURIComponent(page_id)}`}>
            <bdi>{localize(title, locale) || path}</bdi>
          </Link>
          <bdi dir="ltr" className={admin.code}>
            {path}
          </bdi>
          {is_published ? null : <span className={admin.small}>{t('only_draft')}</span>}
        </li>
      ))}
    </ul>
  );
}
