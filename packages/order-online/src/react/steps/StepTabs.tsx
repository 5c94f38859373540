import { SmartLink, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { OrderStep } from '../../engine/index.js';
import { stepsMessages } from './steps.messages.js';
import { styles } from './steps.styles.js';

export interface StepTab {
  type: OrderStep['type'];
  /** Default: the name of the type. */
  title: string | null;
  /** Address of the tab; null as long as it cannot be opened. */
  href: string | null;
  state: 'active' | 'done' | 'ahead';
}

/** Tabs of the steps page: links to those that the buyer may open. */
export function StepTabs({ tabs }: { tabs: readonly StepTab[] }) {
  const css = useStyles(styles);
  const t = stepsMessages(useLocale().locale);
  return (
    <nav aria-label={t('steps')}>
      <ol className={css.tabs}>
        {tabs.map(({ type, title, href, state }, index) => {
          const label = (
            <>
              <span aria-hidden="true">{state === 'done' ? '✓' : index + 1}</span>
              <span>
                {title ?? t(type)}
                {state === 'done' ? <VisuallyHidden> ({t('done')})</VisuallyHidden> : null}
              </span>
            </>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: types may repeat, and the order is fixed
            <li key={index} aria-current={state === 'active' ? 'step' : undefined}>
              {href && state !== 'active' ? (
                <SmartLink className={css.tab} data-state={state} href={href}>
                  {label}
                </SmartLink>
              ) : (
                <span className={css.tab} data-state={state}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
