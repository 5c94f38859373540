import { formatNumber } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { leadControls } from '@mawkib/forms/engine';
import { Button, Notice, Select, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useRef, useState } from 'react';
import { locationName } from '../locations-of.js';
import { RentalCalendar } from './calendar/RentalCalendar.js';
import { Extras } from './Extras.js';
import { styles } from './rental-overlay.styles.js';
import type { OverlayProps } from './state/overlay-props.js';
import { placeError } from './state/place-error.js';
import type { Rental, RentalChoice } from './state/use-rental.js';

interface PlaceStepProps extends OverlayProps {
  rental: Rental;
  /** Called for changes that are no input of the browser. */
  onChange: () => void;
  onNext: () => void;
}

/** Loaded separately. If loading fails, only the list of locations is shown. */
const PlaceMap = lazy(() =>
  import('./PlaceMap.js').then(
    (chunk) => ({ default: chunk.PlaceMap }),
    () => ({ default: () => null }),
  ),
);

/** Hours of pick-up and return, in the market's time zone. */
const hours = Array.from({ length: 13 }, (_, index) => `${String(index + 8).padStart(2, '0')}:00`);

/** Vehicle, places, days and extras, with the running total. */
export function PlaceStep({ vehicles, fields, label, rental, onChange, onNext }: PlaceStepProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const [now] = useState(() => new Date());
  const [hasTried, setHasTried] = useState(false);
  const touched = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { choice, locations, pickUp, dropOff } = rental;
  const { datepicker, map } = fields.additional_json;
  const error = placeError(rental, now, fields.locations_json.length > 0);
  const shown = hasTried ? error : null;
  const change = (part: Partial<RentalChoice>) => {
    onChange();
    rental.change(part);
    // Tells the page that this form has unsent input.
    touched.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const next = () => {
    setHasTried(true);
    if (!error) return onNext();
    const field = form.current?.querySelector<HTMLElement>(`[name="${error.field}"]`);
    (field ?? form.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'))?.focus();
  };
  const errorOf = (field: string) => (shown?.field === field ? label(shown.text) : null);
  const places = locations.map((place) => ({ value: place.name_key, label: locationName(place) }));
  const times = hours.map((value) => ({ value, label: value }));
  return (
    <form
      ref={form}
      className={css.step}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
      noValidate
    >
      {/* The page asks before it is left over a form with this action. */}
      <input ref={touched} type="hidden" name={leadControls.action} value="lead" />
      <Select
        label={label('vehicle')}
        name="vehicle"
        placeholder={label('choose')}
        options={vehicles.map(({ display_name: name }) => ({ value: name, label: name }))}
        value={rental.vehicle?.display_name ?? ''}
        error={errorOf('vehicle')}
        onChange={(event) => change({ vehicle: event.currentTarget.value })}
      />
      {places.length > 0 && (
        <div className={css.pair}>
          <Select
            label={label('pickup_location')}
            name="pickup_location"
            placeholder={label('choose')}
            options={places}
            value={pickUp?.name_key ?? ''}
            error={errorOf('pickup_location')}
            hint={pickUp?.address}
            onChange={(event) => change({ pickUp: event.currentTarget.value })}
          />
          <Select
            label={label('return_location')}
            name="return_location"
            placeholder={label('choose')}
            options={places}
            value={dropOff?.name_key ?? ''}
            hint={dropOff?.address}
            onChange={(event) => change({ dropOff: event.currentTarget.value })}
          />
        </div>
      )}
      <Suspense>
        <PlaceMap
          label={label('map')}
          locations={locations}
          chosen={pickUp?.name_key ?? null}
          onChoose={(id) => change({ pickUp: id })}
          zoom={map.zoom}
        />
      </Suspense>
      <fieldset className={css.dates}>
        <legend className={css.legend}>{label('dates')}</legend>
        <RentalCalendar
          label={label('dates')}
          previousMonth={label('previous_month')}
          nextMonth={label('next_month')}
          value={choice.days}
          onChange={(days) => change({ days })}
          now={now}
          disabledDays={datepicker.disabled_days}
        />
        <div className={css.pair}>
          <Select
            label={label('pickup_time')}
            name="pickup_time"
            options={times}
            value={choice.pickUpTime}
            onChange={(event) => change({ pickUpTime: event.currentTarget.value })}
          />
          <Select
            label={label('return_time')}
            name="return_time"
            options={times}
            value={choice.returnTime}
            onChange={(event) => change({ returnTime: event.currentTarget.value })}
          />
        </div>
        {shown && ['dates', 'return_time', 'pickup_time'].includes(shown.field) && (
          <Notice kind="danger" live>
            {label(shown.text)}
          </Notice>
        )}
      </fieldset>
      <Extras rental={rental} label={label} onChange={change} />
      <div className={css.sum} role="status">
        {rental.days !== null && (
          <span>
            {label('days')}: {formatNumber(rental.days, locale)}
          </span>
        )}
        {rental.vehicle && (
          <span className={css.total} data-total={rental.total ?? ''}>
            {rental.vehicle.price.daily === null
              ? label('price_on_request')
              : rental.total !== null && `${label('total')}: ${formatPrice(rental.total, locale)}`}
          </span>
        )}
      </div>
      <div className={css.buttons}>
        <Button type="button" onClick={next}>
          {label('next')}
        </Button>
      </div>
    </form>
  );
}
