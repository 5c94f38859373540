import type { CSSProperties } from 'react';
import { classes } from '../../styles/sheets/classes.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { share } from './range-values.js';
import { styles } from './slider.styles.js';

export interface SliderProps {
  label: string;
  min?: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** Accessible text of the value. */
  valueText?: string;
  /** Shows a tick for each step. */
  marked?: boolean;
  /** Called on focus or press. */
  onReach?: () => void;
  /** Id of the controlled element. */
  controls?: string;
  className?: string;
}

/** A slider with one thumb; follows the text direction. Hidden without a script. */
export function Slider({
  label,
  min = 0,
  max,
  step = 1,
  value,
  onChange,
  valueText,
  marked,
  onReach,
  controls,
  className,
}: SliderProps) {
  const css = useStyles(styles);
  const facts = {
    '--at': share(value, min, max),
    '--steps': Math.max(1, (max - min) / step),
  } as CSSProperties;
  return (
    <div className={classes(css.root, className)} style={facts} data-marked={marked || undefined}>
      <input
        type="range"
        className={css.input}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        aria-controls={controls}
        onFocus={onReach}
        onPointerDown={onReach}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
