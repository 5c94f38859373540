import { useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { JourneyStep } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { styles } from './order-steps.styles.js';

const shown = ['details', 'checkout', 'success'] as const;

/**
 * Progress of the journey; `confirmation` completes all. Steps are not links, because each requires
 * the one before.
 */
export function OrderSteps({ step }: { step: JourneyStep }) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  const active = step === 'confirmation' ? shown.length : shown.indexOf(step);
  return (
    <nav className={css.root} aria-label={t('steps')} data-print="hidden">
      <ol className={css.list}>
        {shown.map((name, index) => {
          const isDone = index < active;
          return (
            <li
              key={name}
              className={css.step}
              data-state={index === active ? 'active' : isDone ? 'done' : 'ahead'}
              aria-current={index === active ? 'step' : undefined}
            >
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {t(`step_${name}`)}
                {isDone ? <VisuallyHidden> ({t('step_done')})</VisuallyHidden> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
