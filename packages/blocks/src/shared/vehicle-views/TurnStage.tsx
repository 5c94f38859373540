import { Icon, Slider, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useFullScreen } from './use-full-screen.js';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

export interface TurnStageProps {
  /** Accessible name of the slider. */
  label: string;
  /** Fraction of a full turn, 0 to 1. */
  turn: number;
  /** Number of positions of the slider. */
  steps: number;
  /** Turn per image width that is dragged to the right, so that the picture follows the pointer. */
  reach: number;
  /** Added to the slider's value as text. */
  tiltText?: string | undefined;
  onTurn: (turn: number) => void;
  /** Called on vertical drags and on the keys up and down, in fractions of the height. */
  onTilt?: (by: number) => void;
  /** Called before the first turn. */
  onBegin?: () => void;
  children: ReactNode;
}

const inOneTurn = (turn: number) => turn - Math.floor(turn);

/** Tilt of a press on the keys up and down. */
const keyTilts: Readonly<Record<string, number>> = { ArrowUp: 0.1, ArrowDown: -0.1 };

/** An image that is turned by dragging, or with the slider below it by keys and presses. */
export function TurnStage({
  label,
  turn,
  steps,
  reach,
  tiltText,
  onTurn,
  onTilt,
  onBegin,
  children,
}: TurnStageProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const root = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(root);
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
    onTurn(inOneTurn(from.current.turn + ((event.clientX - from.current.x) / width) * reach));
    onTilt?.((event.clientY - from.current.y) / height);
    from.current.y = event.clientY;
  };
  const release = () => {
    from.current = null;
  };
  const tiltByKey = (event: KeyboardEvent) => {
    const by = keyTilts[event.key];
    if (!onTilt || by === undefined) return;
    event.preventDefault();
    onBegin?.();
    onTilt(by);
  };
  return (
    <div ref={root} className={css.root}>
      <div className={css.frameOfStage}>
        <div
          className={css.stage}
          data-unmirrored=""
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        >
          {children}
        </div>
        <button
          type="button"
          className={css.full}
          aria-label={t(isFull ? 'leave_full_screen' : 'full_screen')}
          onClick={toggle}
        >
          <Icon name={isFull ? 'close' : 'expand'} size={20} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the slider inside */}
      <div className={css.controls} onKeyDown={tiltByKey}>
        <Slider
          label={label}
          className={css.slider}
          max={steps - 1}
          value={Math.round(turn * steps) % steps}
          valueText={[`${Math.round(turn * 360) % 360}°`, tiltText].filter(Boolean).join(', ')}
          onReach={onBegin}
          onChange={(value) => onTurn(value / steps)}
        />
        <p className={css.hint}>{t(onTilt ? 'drag_or_keys' : 'drag')}</p>
      </div>
    </div>
  );
}
