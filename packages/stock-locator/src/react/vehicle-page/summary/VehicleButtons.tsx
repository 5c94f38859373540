import { Button, ButtonLink, EmbeddedFrame, Modal, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { VehicleButton } from '../../../engine/vehicle/showroom-vehicle.js';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './vehicle-buttons.styles.js';

/** Buttons of the vehicle; embedded content opens in a modal with consent to its scope. */
export function VehicleButtons({ buttons }: { buttons: readonly VehicleButton[] }) {
  const css = useStyles(styles);
  const [shown, setShown] = useState<VehicleButton>();
  if (buttons.length === 0) return null;
  return (
    <div className={css.root} data-print="hidden">
      {buttons.map((button) =>
        opensHere(button) ? (
          <Button key={button.id} kind={kindOf(button)} onClick={() => setShown(button)}>
            {button.label}
          </Button>
        ) : (
          <LinkButton key={button.id} button={button} />
        ),
      )}
      <Modal
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.label}
        size="large"
      >
        {shown ? <EmbeddedFrame src={shown.target} title={shown.label} /> : null}
      </Modal>
    </div>
  );
}

const kindOf = ({ button_type }: VehicleButton) =>
  button_type === 'primary' ? 'primary' : 'secondary';

/** Embedded content opens in a modal unless it requires its own window. */
const opensHere = ({ target, target_type, target_action }: VehicleButton) =>
  /^https:/i.test(target) &&
  (target_type === 'embed'
    ? target_action !== 'new_tab'
    : target_type === 'url' && target_action === 'modal');

function LinkButton({ button }: { button: VehicleButton }) {
  const { locale } = useLocale();
  const { label, target_action } = button;
  const apart = target_action === 'new_tab' && /^(url|embed)$/.test(button.target_type);
  return (
    <ButtonLink
      kind={kindOf(button)}
      href={hrefOf(button)}
      {...(apart && {
        target: '_blank',
        rel: 'noopener',
        'aria-label': `${label} (${messages(locale)('new_window')})`,
      })}
    >
      {label}
    </ButtonLink>
  );
}

function hrefOf({ target, target_type }: VehicleButton): string {
  if (target_type === 'phone') return `tel:${target.replace(/[^\d+]/g, '')}`;
  return target_type === 'email' ? `mailto:${target}` : target;
}
