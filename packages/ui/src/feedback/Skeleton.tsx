import type { CSSProperties } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './feedback.styles.js';

export interface SkeletonProps {
  /** `text`: lines of the surrounding size; `picture`: the ratio; `block`: fills its parent. */
  shape?: 'text' | 'picture' | 'block';
  lines?: number;
  /** Aspect ratio of a picture, width over height. */
  ratio?: number;
  className?: string;
}

/** Loading placeholder, hidden from screen readers: set `aria-busy` on an element around it. */
export function Skeleton({ shape = 'text', lines = 1, ratio = 16 / 9, className }: SkeletonProps) {
  const css = useStyles(styles);
  const count = shape === 'text' ? lines : 1;
  return (
    <span aria-hidden className={classes(css.skeleton, className)} data-shape={shape}>
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
          key={index}
          className={css.bone}
          style={{ '--ratio': ratio } as CSSProperties}
        />
      ))}
    </span>
  );
}
