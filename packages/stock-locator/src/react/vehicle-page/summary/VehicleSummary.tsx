import { isolate } from '@mawkib/core/locale';
import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode, Ref } from 'react';
import { valueLabel } from '../../../engine/filters/value-labels.js';
import { SaveButton } from '../../saved-vehicles/SaveButton.js';
import { availabilityText } from '../../vehicle-card/availability-text.js';
import { ReserveAction, type ReserveProps } from '../reserve/ReserveAction.js';
import { messages } from '../vehicle-page.messages.js';
import { PriceList } from './PriceList.js';
import { PriceNotes } from './PriceNotes.js';
import { VehicleButtons } from './VehicleButtons.js';
import { styles } from './vehicle-summary.styles.js';

interface Props extends ReserveProps {
  ref?: Ref<HTMLElement>;
  list?: string;
  oldPrice?: boolean;
  /** Page that orders a new vehicle of this model. */
  modelOrderHref?: string | undefined;
  /** Disclaimers of the prices. */
  disclaimer?: ReactNode;
  /** Monthly payment. */
  monthly?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/** Name, availability, prices and actions. For a sold vehicle, a message precedes the prices. */
export function VehicleSummary({
  ref,
  list,
  oldPrice,
  modelOrderHref,
  disclaimer,
  monthly,
  children,
  ...reserve
}: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { vehicle } = reserve;
  const { brand, title, version } = vehicle.specification;
  const { sold } = vehicle.reservation;
  const action = <ReserveAction {...reserve} />;
  return (
    <header ref={ref} className={css.root}>
      <div className={css.top}>
        <p className={css.state}>
          {brand ? <bdi className={css.brand}>{valueLabel('brand', brand, locale)}</bdi> : null}
          <span>{availabilityText(vehicle, locale)}</span>
        </p>
        <SaveButton id={vehicle.id} name={title} list={list} />
      </div>
      <h1 className={css.title}>
        <bdi>{title}</bdi>
        {version ? (
          <span className={css.version}>
            <bdi>{version}</bdi>
          </span>
        ) : null}
      </h1>
      {sold ? action : null}
      <PriceList prices={vehicle.prices} old={oldPrice} disclaimer={disclaimer} />
      {monthly ? <div data-print="hidden">{monthly}</div> : null}
      <PriceNotes settings={vehicle.priceSettings} />
      {sold ? null : action}
      {modelOrderHref ? (
        <div className={css.order} data-print="hidden">
          <ButtonLink kind="secondary" wide href={modelOrderHref}>
            {messages(locale)('order_new', { model: isolate(vehicle.modelName ?? title) })}
          </ButtonLink>
        </div>
      ) : null}
      <VehicleButtons buttons={vehicle.buttons} />
      {children}
    </header>
  );
}
