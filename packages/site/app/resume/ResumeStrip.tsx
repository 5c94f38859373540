import { HoldClock, useHold } from '@mawkib/stock-locator';
import { ButtonLink, useNotify } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useLocation } from 'react-router';
import type { OwnHoldData } from '../order/own-hold-data.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { resumeMessages } from './resume.messages.ts';
import { styles } from './resume-strip.styles.ts';
import { useOwnHold } from './use-own-hold.ts';

/** Shows the held vehicle, the remaining time and a link to its order, until the hold ends. */
export default function ResumeStrip() {
  const { pathname } = useLocation();
  const locale = usePageLocale();
  const notify = useNotify();
  const found = useOwnHold(locale, pathname, (vehicleId) =>
    notify?.({
      id: 'hold',
      text: resumeMessages(locale)('ended'),
      urgency: 'assertive',
      action: { label: resumeMessages(locale)('see_car'), href: `/showroom/${vehicleId}` },
    }),
  );
  // The vehicle's own page shows the hold itself.
  if (!found?.hold || pathname.endsWith(found.hold.vehicleId)) return null;
  return <Strip hold={found.hold} />;
}

function Strip({ hold }: { hold: NonNullable<OwnHoldData['hold']> }) {
  const css = useStyles(styles);
  const t = resumeMessages(usePageLocale());
  const { vehicleId: id, until, name, href } = hold;
  const reservation = { possible: true, reserved: false, sold: false };
  if (!useHold({ id, heldUntil: until, reservation })) return null;
  return (
    <aside
      className={css.root}
      data-sticky="hold"
      data-surface="black"
      data-print="hidden"
      aria-label={t('label')}
    >
      <div className={css.content}>
        <p className={css.text}>
          <span className={css.name}>{name ? t('held', { car: name }) : t('held_car')}</span>
          <HoldClock until={until} />
        </p>
        <ButtonLink size="small" href={href}>
          {t('continue')}
        </ButtonLink>
      </div>
    </aside>
  );
}
