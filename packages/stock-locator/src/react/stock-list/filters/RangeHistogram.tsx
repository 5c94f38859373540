import { useStyles } from '@mawkib/ui/styles';
import type { CSSProperties } from 'react';
import { isBarWithin, type RangeScale } from '../../../engine/query/range-scale.js';
import { styles } from './range-filter.styles.js';

interface Props {
  scale: RangeScale;
  thumbs: readonly [low: number, high: number];
}

/** Histogram of a range; bars between the thumbs are highlighted. */
export function RangeHistogram({ scale, thumbs }: Props) {
  const css = useStyles(styles);
  const max = Math.max(1, ...scale.bars.map(({ count }) => count));
  return (
    <div
      className={css.bars}
      data-singles={scale.singles || undefined}
      style={{ '--bars': scale.bars.length } as CSSProperties}
    >
      {scale.bars.map((bar) => (
        <span
          key={bar.to}
          className={css.bar}
          data-within={isBarWithin(bar, scale, thumbs) || undefined}
          style={{ '--height': bar.count / max } as CSSProperties}
        />
      ))}
    </div>
  );
}
