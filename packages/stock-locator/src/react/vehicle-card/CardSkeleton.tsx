import { useStyles } from '@mawkib/ui/styles';
import { styles } from './card-skeleton.styles.js';

/** Skeleton of a card. */
export function CardSkeleton() {
  const css = useStyles(styles);
  return (
    <div className={css.root} aria-hidden="true">
      <div className={css.picture} />
      <div className={css.text}>
        <span className={css.line} data-width="short" />
        <span className={css.line} data-width="name" />
        <span className={css.line} data-width="facts" />
        <span className={css.line} data-width="more" />
        <span className={css.line} data-width="price" />
      </div>
    </div>
  );
}
