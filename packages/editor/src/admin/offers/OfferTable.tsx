import type { StaffOffer } from '@mawkib/api-clients/contracts/content';
import { formatDate, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { AdminTable } from '../layout/AdminTable.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { useHeldFocus } from '../live/use-held-focus.ts';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { orderingMessages } from '../ordering/ordering-messages.ts';
import { type Place, useItemMove } from '../ordering/use-item-move.ts';
import { useFigureTexts } from './figures/use-figure-texts.ts';
import { OfferState } from './OfferState.tsx';
import { offerStyles } from './offer.styles.ts';
import { inOrder } from './offer-form-draft.ts';
import { offerMessages } from './offer-messages.ts';

interface OfferTableProps {
  offers: readonly StaffOffer[];
  /** Undefined: they are not all there, so they cannot be put in order. */
  onMove?: ((from: number, to: number) => void) | undefined;
}

/** Offers with state, figures and period; the title opens one. */
export function OfferTable({ offers, onMove }: OfferTableProps) {
  const t = useTexts(offerMessages);
  const ordering = useTexts(orderingMessages);
  const frame = useHeldFocus(offers);
  return (
    <AdminTable
      ref={frame}
      label={t('title')}
      columns={[t('offer'), t('state'), t('figures'), t('period')]}
      action={onMove !== undefined && ordering('order')}
    >
      {offers.map((offer, index) => (
        <Row
          key={offer.id}
          offer={offer}
          place={onMove && { index, count: offers.length, onMove }}
        />
      ))}
    </AdminTable>
  );
}

const unmovable: Place = { index: 0, count: 1, onMove: () => {} };

function Row({ offer, place }: { offer: StaffOffer; place: Place | undefined }) {
  const css = useStyles(adminStyles);
  const own = useStyles(offerStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const { line } = useFigureTexts(offer.currency);
  const { id, title, state, ends_soon, resolved, starts_on, ends_on } = offer;
  const { item, move, onKeyDown } = useItemMove<HTMLTableRowElement>(place ?? unmovable);
  const name = localize(title, locale) || t('untitled');
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, locale);
  return (
    <tr ref={item} onKeyDown={onKeyDown}>
      <td>
        <Link className={screen.rowLink} to={`/${locale}/admin/offers/${encodeURIComponent(id)}`}>
          <bdi>{name}</bdi>
        </Link>
        <span className={css.small}>
          <bdi dir="ltr">{id}</bdi>
        </span>
      </td>
      <td data-label={t('state')}>
        <OfferState state={state} />
        {ends_soon ? <span className={`${css.small} ${css.below}`}>{t('ends_soon')}</span> : null}
      </td>
      <td data-label={Object.keys(resolved).length > 0 ? t('figures') : undefined}>
        <span className={own.lines}>
          {inOrder(resolved).map(([name, figure]) => (
            <span key={name} className={own.line} data-problem={figure.problem ?? undefined}>
              {line(name, figure)}
            </span>
          ))}
        </span>
      </td>
      <td className={css.time} data-label={t('period')}>
        {t('from_until', { from: day(starts_on), until: day(ends_on) })}
      </td>
      {place ? (
        <td className={css.above}>
          <div className={css.actions}>
            <MoveButtons index={place.index} count={place.count} name={name} onMove={move} />
          </div>
        </td>
      ) : null}
    </tr>
  );
}
