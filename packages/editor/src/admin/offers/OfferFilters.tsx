import type { StaffOffer } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useSearchParams } from 'react-router';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { offerMessages } from './offer-messages.ts';

interface Filter {
  key: 'all' | 'under_review' | 'soon' | 'shown' | 'scheduled' | 'ended';
  /** Colour of the count. */
  alarm?: 'bad' | 'warn';
  has(offer: StaffOffer): boolean;
}

/** Filters of the list; an offer may pass several. */
export const offerFilters: readonly [Filter, ...Filter[]] = [
  { key: 'all', has: () => true },
  { key: 'under_review', alarm: 'bad', has: ({ state }) => state === 'under_review' },
  { key: 'soon', alarm: 'warn', has: ({ ends_soon }) => ends_soon },
  { key: 'shown', has: ({ state }) => state === 'shown' },
  { key: 'scheduled', has: ({ state }) => state === 'scheduled' },
  { key: 'ended', has: ({ state }) => state === 'ended' },
];

interface OfferFiltersProps {
  offers: readonly StaffOffer[];
  filter: Filter['key'];
}

/** States with their counts, and a search; both in the address. */
export function OfferFilters({ offers, filter }: OfferFiltersProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(offerMessages);
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const to = (state: string) =>
    `?${new URLSearchParams({ ...(state !== 'all' && { state }), ...(search && { search }) })}`;
  return (
    <>
      <nav className={css.tabs} aria-label={t('filters')}>
        {offerFilters.map(({ key, alarm, has }) => {
          const count = offers.filter(has).length;
          return (
            <Link
              key={key}
              className={css.tab}
              to={to(key)}
              replace
              {...(key === filter && { 'aria-current': 'page' })}
            >
              {t(`filter_${key}`)}
              {count > 0 ? (
                <span className={css.count} data-kind={alarm}>
                  {count}
                </span>
              ) : null}
            </Link>
          );
        })}
      </nav>
      <search className={css.bar}>
        <label className={`${css.field} ${css.grow}`}>
          <span>{t('search')}</span>
          <input
            type="search"
            className={control.input}
            placeholder={t('search_hint')}
            value={search}
            onChange={({ target }) =>
              setParams(
                {
                  ...(filter !== 'all' && { state: filter }),
                  ...(target.value && { search: target.value }),
                },
                { replace: true },
              )
            }
          />
        </label>
      </search>
    </>
  );
}
