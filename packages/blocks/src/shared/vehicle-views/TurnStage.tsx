import { Slider, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

export interface TurnStageProps {
  /** Accessible name of the slider. */
  label: string;
  /** Fraction of a full turn, 0 to 1. */
  turn: number;
  /** Number of positions of the slider. */
  steps: number;
  /** Turn per dragged image width. */
  reach: number;
  onTurn: (turn: number) => void;
  /** Called on vertical drags, in fractions of the height. */
  onTilt?: (by: number) => void;
  /** Called before the first turn. */
  onBegin?: () => void;
  children: ReactNode;
}

const inOneTurn = (turn: number) => turn - Math.floor(turn);

/** An image that is turned by dragging, or with the slider below it by keys and presses. */
export function TurnStage({
  label,
  turn,
  steps,
  reach,
  onTurn,
  onTilt,
  onBegin,
  children,
}: TurnStageProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const from = useRef<{ x: number; y: number; turn: number } | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    onBegin?.();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, turn };
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onTurn(inOneTurn(from.current.turn - ((event.clientX - from.current.x) / width) * reach));
    onTilt?.((event.clientY - from.current.y) / height);
    from.current.y = event.clientY;
  };
  const release = () => {
    from.current = null;
  };
  return (
    <div className={css.root}>
      <div
        className={css.stage}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {children}
      </div>
      <div className={css.controls}>
        <Slider
          label={label}
          className={css.slider}
          max={steps - 1}
          value={Math.round(turn * steps) % steps}
          valueText={`${Math.round(turn * 360)}°`}
          onReach={onBegin}
          onChange={(value) => onTurn(value / steps)}
        />
        <p className={css.hint}>{t('drag')}</p>
      </div>
    </div>
  );
}
