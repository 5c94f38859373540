import { Button, ButtonLink, EmptyState, Heading, LoadFailure, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useMemo, useState } from 'react';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { messages as listMessages } from '../labels/messages.js';
import { messages } from '../labels/saved-list.messages.js';
import { LiveVehicles } from '../live-listing/LiveVehicles.js';
import { type LoadVehicles, useSavedList } from '../saved-vehicles/use-saved-list.js';
import { useShareLink } from '../use-share-link.js';
import { CardSkeleton } from '../vehicle-card/CardSkeleton.js';
import { StockCard } from '../vehicle-card/StockCard.js';
import { createModelSpecs, type LoadModelSpecs } from './model-specs.js';
import { styles } from './saved-list.styles.js';
import { VehicleComparison } from './VehicleComparison.js';

/** Shares an address with the device's share dialog, or copies it. */
function ShareList({ href }: { href: string }) {
  const { locale } = useLocale();
  const t = messages(locale);
  const { outcome, share } = useShareLink();
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => void share(href, t('saved'))}>
        {t('share')}
      </Button>
      <span role="status">{outcome ? t(`share_${outcome}`) : ''}</span>
    </>
  );
}

export interface SavedListProps {
  /** Must be a stable function. */
  load: LoadVehicles;
  /** Specs of a model for the comparison. Must be a stable function. */
  loadSpecs?: LoadModelSpecs;
  /** Stock list, with or without the language. */
  listHref?: string;
  /** Attributes on cards; default: the twelve of the site document. */
  cardAttributes?: readonly Attribute[];
  /** Address that shares these vehicles. */
  shareHref: (ids: readonly string[]) => string;
}

const noSpecs: LoadModelSpecs = async () => [];

/** The visitor's saved vehicles on this device, as cards or as a comparison. */
export function SavedList({
  load,
  loadSpecs = noSpecs,
  listHref = '/vehicles',
  shareHref,
  cardAttributes,
}: SavedListProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const list = listMessages(locale);
  const [isComparing, setComparing] = useState(false);
  const specs = useMemo(() => createModelSpecs(loadSpecs, locale), [loadSpecs, locale]);
  const { vehicles, isLoading, hasFailed, isEmpty, retry } = useSavedList(load);
  if (isEmpty) {
    return (
      <EmptyState icon="heart" level={1} title={t('saved_none')} text={t('saved_how')}>
        <ButtonLink href={listHref}>{list('show_all')}</ButtonLink>
      </EmptyState>
    );
  }
  const canCompare = vehicles.length > 1;
  return (
    <LiveVehicles ids={vehicles.map(({ id }) => id)}>
      <div className={css.root}>
        <header className={css.header}>
          <Heading level={1} size="l">
            {t('saved')}
          </Heading>
          <p className={css.total} role="status">
            {isLoading ? list('updating') : list('cars', { count: vehicles.length })}
          </p>
          <div className={css.actions} data-print="hidden">
            {canCompare ? (
              <Button
                kind="secondary"
                size="small"
                aria-pressed={isComparing}
                onClick={() => setComparing(!isComparing)}
              >
                {t('compare')}
              </Button>
            ) : null}
            <ShareList href={shareHref(vehicles.map(({ id }) => id))} />
          </div>
        </header>
        {hasFailed ? <LoadFailure message={t('saved_failed')} onRetry={retry} /> : null}
        {isComparing && canCompare ? (
          <VehicleComparison vehicles={vehicles} specs={specs} />
        ) : (
          <ul className={css.grid}>
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <StockCard vehicle={vehicle} level={2} attributes={cardAttributes} />
              </li>
            ))}
            {isLoading ? (
              <li>
                <CardSkeleton />
              </li>
            ) : null}
          </ul>
        )}
      </div>
    </LiveVehicles>
  );
}
