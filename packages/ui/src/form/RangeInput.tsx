import { type CSSProperties, type ReactNode, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { messages } from './form.messages.js';
import { styles } from './range-input.styles.js';
import { movedRange, type Range, share } from './range-values.js';

export interface RangeInputProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** Low and high. Give a `key` to begin anew when it changes from outside. */
  value: Range;
  /** While a thumb moves. */
  onChange?: (range: Range) => void;
  /** When a thumb was let go or moved by key. */
  onCommit?: (range: Range) => void;
  /** How a value reads; the plain number without it. */
  format?: (value: number) => ReactNode;
  /** Names for a form without a script. */
  names?: readonly [low: string, high: string];
  className?: string;
}

/** Two native sliders over one track; right to left where the text is. */
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
  className,
}: RangeInputProps) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const [range, setRange] = useState<Range>(value);
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
  return (
    <fieldset className={classes(css.root, className)}>
      <legend className={css.label}>{label}</legend>
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
            onChange={(event) => move(thumb, event.currentTarget.valueAsNumber)}
            onPointerUp={commit}
            onKeyUp={commit}
          />
        ))}
      </div>
      <div className={css.values} aria-hidden>
        <bdi>{format(range[0])}</bdi>
        <bdi>{format(range[1])}</bdi>
      </div>
    </fieldset>
  );
}
