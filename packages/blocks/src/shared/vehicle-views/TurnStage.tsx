import { Slider, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

export interface TurnStageProps {
  /** Names the slider. */
  label: string;
  /** Part of a whole turn, from 0 to 1. */
  turn: number;
  /** Positions of the slider. */
  steps: number;
  /** How far a picture's width of dragging turns. */
  reach: number;
  onTurn: (turn: number) => void;
  /** Dragged up or down, in parts of the height. */
  onTilt?: (by: number) => void;
  /** The visitor is about to turn. */
  onBegin?: () => void;
  children: ReactNode;
}

const inOneTurn = (turn: number) => turn - Math.floor(turn);

/** A picture that is turned by dragging it, or by the slider below it: by key and by single presses. */
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
