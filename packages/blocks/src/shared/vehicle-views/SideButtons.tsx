import { Icon, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { togglesMotion } from '../autostart/use-autostart.js';
import { frameCount, openingFrame } from './exterior-frames.js';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

/** Frames of the sides. */
const sides = { front: 0, three_quarter: openingFrame, side: 9, rear: 18 } as const;

export interface SideButtonsProps {
  /** Fraction of a full turn, 0 to 1. */
  turn: number;
  isRunning: boolean;
  onTurn: (turn: number) => void;
  onToggle: () => void;
}

/** Buttons that show a side of the car, and one that turns it once and pauses. */
export function SideButtons({ turn, isRunning, onTurn, onToggle }: SideButtonsProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const shown = Math.round(turn * frameCount) % frameCount;
  return (
    <fieldset className={css.sides} aria-label={t('sides')}>
      {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => (
        <button
          key={side}
          type="button"
          className={css.side}
          aria-pressed={!isRunning && shown === sides[side]}
          onClick={() => onTurn(sides[side] / frameCount)}
        >
          {t(side)}
        </button>
      ))}
      <button
        type="button"
        className={css.side}
        {...{ [togglesMotion]: '' }}
        data-motion
        onClick={onToggle}
      >
        <Icon name={isRunning ? 'pause' : 'play'} size={16} />
        {t(isRunning ? 'pause' : 'play')}
      </button>
    </fieldset>
  );
}
