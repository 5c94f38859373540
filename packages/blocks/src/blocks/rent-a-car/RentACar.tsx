import { Button, ButtonLink, Heading, useLinkAdapter, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { labelsIn } from '../../shared/labels/labels-in.js';
import { onRentalRequest, type RentalRequest } from '../../shared/rental/rental-request.js';
import { defaultLabels } from './configuration/rental-labels.js';
import { type OverlayProps, sameName } from './overlay/state/overlay-props.js';
import { RentalVehicles } from './RentalVehicles.js';
import type { rentACar } from './rent-a-car.definition.js';
import { styles } from './rent-a-car.styles.js';

/**
 * Cars to rent, and the inquiry in an overlay, with code that loads when it opens. Without a script
 * the buttons are links to the page of the contact form.
 */
export function RentACar({ fields, groups, data }: BlockProps<typeof rentACar>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { formHref } = useLinkAdapter();
  const label = labelsIn(defaultLabels, fields.block_translations, locale);
  const overlay = useOverlay();
  const form = data?.value.form;
  const vehicles = fields.vehicles_json;
  if (vehicles.length === 0 && !form) return <BlockSection>{null}</BlockSection>;
  const href = form && (formHref?.({ type: 'form', formId: form.id }) ?? `#form-${form.id}`);
  const { Overlay, request } = overlay;
  const opener = (text: string, vehicle?: string) =>
    form && href ? (
      <>
        <Button
          kind={vehicle === undefined ? 'primary' : 'secondary'}
          className={css.script}
          busy={overlay.isLoading && overlay.requested === (vehicle ?? '')}
          onClick={() => overlay.open({ car: vehicle ?? '', extras: [] }, href)}
        >
          {text}
        </Button>
        <ButtonLink
          kind={vehicle === undefined ? 'primary' : 'secondary'}
          className={css.noScript}
          href={href}
        >
          {text}
        </ButtonLink>
      </>
    ) : null;
  return (
    <BlockSection>
      {/* Where the buttons of a list of cars lead without a script. */}
      <div id="rent-a-car" className={css.head}>
        <Heading level={2} size="l">
          {label('title')}
        </Heading>
        {opener(label('button'))}
      </div>
      <RentalVehicles
        vehicles={vehicles}
        label={label}
        action={(vehicle) => opener(label('vehicle_button'), vehicle.display_name)}
      />
      {form && <RequestReceiver onRequest={(request) => overlay.open(request, href ?? '')} />}
      {Overlay && form && (
        <Overlay
          key={overlay.count}
          open={overlay.isOpen}
          onClose={overlay.close}
          request={request}
          vehicles={withRequested(vehicles, request)}
          fields={fields}
          groups={groups}
          form={form}
          label={label}
        />
      )}
    </BlockSection>
  );
}

/** A car that the block does not list is on request. */
function withRequested(vehicles: OverlayProps['vehicles'], { car }: RentalRequest) {
  const isKnown = car === '' || vehicles.some((vehicle) => sameName(vehicle.display_name, car));
  return isKnown
    ? vehicles
    : [
        ...vehicles,
        {
          image_id: '',
          display_name: car,
          nameplate_name: '',
          price: { daily: null },
          locations: [],
          specification: [],
        },
      ];
}

function RequestReceiver({ onRequest }: { onRequest: (request: RentalRequest) => void }) {
  const latest = useRef(onRequest);
  latest.current = onRequest;
  useEffect(() => onRentalRequest((request) => latest.current(request)), []);
  return null;
}

/** Loads the overlay when it is first opened; if it cannot be loaded, the form's page is. */
function useOverlay() {
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  const [request, setRequest] = useState<RentalRequest>({ car: '', extras: [] });
  const [state, setState] = useState({ isOpen: false, isLoading: false, count: 0 });
  const open = async (wanted: RentalRequest, href: string) => {
    setRequest(wanted);
    setState(({ count }) => ({ isOpen: false, isLoading: true, count }));
    try {
      const { RentalOverlay } = await import('./overlay/RentalOverlay.js');
      setOverlay(() => RentalOverlay);
      setState(({ count }) => ({ isOpen: true, isLoading: false, count: count + 1 }));
    } catch {
      location.assign(href);
    }
  };
  const close = () => setState((now) => ({ ...now, isOpen: false }));
  return { Overlay, request, requested: request.car, ...state, open, close };
}
