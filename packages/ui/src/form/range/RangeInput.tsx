import { type CSSProperties, type ReactNode, useState } from 'react';
import { useLocale } from '../../locale/LocaleProvider.js';
import { classes } from '../../styles/sheets/classes.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { messages } from '../form.messages.js';
import { styles } from './range-input.styles.js';
import { movedRange, type Range, share } from './range-values.js';

export interface RangeInputProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** Low and high; the thumbs follow it. */
  value: Range;
  /** Called while a thumb moves. */
  onChange?: (range: Range) => void;
  /** Called when a thumb is released or moved by key. */
  onCommit?: (range: Range) => void;
  /** Formats a value. Default: the plain number. */
  format?: (value: number) => ReactNode;
  /** Form-field names for use without a script. */
  names?: readonly [low: string, high: string];
  /** Renders only the thumbs, if label and values are displayed elsewhere. Both stay accessible. */
  bare?: boolean;
  /** Rendered on the track, between the centers of the thumbs' outermost positions. */
  children?: ReactNode;
  className?: string;
}

/** Two native sliders on one track; follows the text direction. */
export function RangeInput({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onCommit,
  format = String,
  names,
  bare = false,
  children,
  className,
}: RangeInputProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const [range, setRange] = useState<Range>(value);
  const [given, setGiven] = useState<Range>(value);
  if (given[0] !== value[0] || given[1] !== value[1]) {
    setGiven(value);
    setRange(value);
  }
  const move = (thumb: 0 | 1, to: number) => {
    const moved = movedRange(range, thumb, to);
    setRange(moved);
    onChange?.(moved);
  };
  const commit = () => onCommit?.(range);
  const ends = {
    '--low': share(range[0], min, max),
    '--high': share(range[1], min, max),
  } as CSSProperties;
  const text = (at: 0 | 1) => {
    const shown = format(range[at]);
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : undefined;
  };
  // If both thumbs are at the far end, only the low one can move.
  const lowAbove = share(range[0], min, max) > 0.5;
  const track = (
    <>
      {children ? (
        <div className={css.drawing} aria-hidden>
          {children}
        </div>
      ) : null}
      <div className={css.track} style={ends}>
        {([0, 1] as const).map((thumb) => (
          <input
            key={thumb}
            type="range"
            className={css.input}
            name={names?.[thumb]}
            min={min}
            max={max}
            step={step}
            value={range[thumb]}
            aria-label={t(thumb === 0 ? 'from' : 'to', { label })}
            aria-valuetext={text(thumb)}
            data-above={(thumb === 0 && lowAbove) || undefined}
            onChange={(event) => move(thumb, event.currentTarget.valueAsNumber)}
            onPointerUp={commit}
            onKeyUp={commit}
          />
        ))}
      </div>
    </>
  );
  if (bare) return <div className={classes(css.root, className)}>{track}</div>;
  return (
    <fieldset className={classes(css.root, className)}>
      <legend className={css.label}>{label}</legend>
      {track}
      <div className={css.values} aria-hidden>
        <bdi>{format(range[0])}</bdi>
        <bdi>{format(range[1])}</bdi>
      </div>
    </fieldset>
  );
}
