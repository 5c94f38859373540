import type { CSSProperties } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './feedback.styles.js';

export interface SkeletonProps {
  /** `text`: lines of the surrounding size; `picture`: the ratio; `block`: fills its parent. */
  shape?: 'text' | 'picture' | 'block';
  lines?: number;
  /** Width over height of a picture. */
  ratio?: number;
  className?: string;
}

/** The shape of what comes, unseen by those who listen: tell them with `aria-busy` around it. */
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
