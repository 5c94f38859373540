import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { Button, ButtonLink, EmptyState, Heading, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { messages as listMessages } from '../labels/messages.js';
import { messages } from '../labels/saved-list.messages.js';
import { LiveVehicles } from '../live-listing/LiveVehicles.js';
import { SavedLink } from '../saved-link/SavedLink.js';
import { deviceSavedVehicles as saved } from '../saved-vehicles/device-saved-vehicles.js';
import { StockCard } from '../vehicle-card/StockCard.js';
import { styles } from './saved-list.styles.js';

export interface SharedListProps {
  /** Those that are still in stock. */
  vehicles: readonly RawVehicle[];
  /** Stock list, with or without the language. */
  listHref?: string;
  /** Attributes on cards; default: the twelve of the site document. */
  cardAttributes?: readonly Attribute[];
}

/** Vehicles of a shared link; does not change the visitor's saved vehicles. */
export function SharedList({ vehicles, listHref = '/vehicles', cardAttributes }: SharedListProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const list = listMessages(locale);
  if (vehicles.length === 0) {
    return (
      <EmptyState level={1} title={t('shared')}>
        <ButtonLink href={listHref}>{list('show_all')}</ButtonLink>
      </EmptyState>
    );
  }
  const saveAll = () => {
    for (const { id } of vehicles) if (!saved.isSaved(id)) saved.toggle({ id });
  };
  return (
    <LiveVehicles ids={vehicles.map(({ id }) => id)}>
      <div className={css.root}>
        <header className={css.header}>
          <Heading level={1} size="l">
            {t('shared')}
          </Heading>
          <p className={css.total}>{list('cars', { count: vehicles.length })}</p>
          <div className={css.actions} data-print="hidden">
            <Button kind="secondary" size="small" onClick={saveAll}>
              {t('save_all')}
            </Button>
            <SavedLink />
          </div>
        </header>
        <ul className={css.grid}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <StockCard vehicle={vehicle} level={2} attributes={cardAttributes} />
            </li>
          ))}
        </ul>
      </div>
    </LiveVehicles>
  );
}
