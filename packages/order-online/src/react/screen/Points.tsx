import { useStyles } from '@mawkib/ui/styles';
import { styles } from './screen.styles.js';

export interface Point {
  title: string;
  text?: string;
}

/** Numbered list with hairlines. */
export function Points({ points }: { points: readonly Point[] }) {
  const css = useStyles(styles);
  return (
    <ol className={css.points}>
      {points.map(({ title, text }) => (
        <li className={css.point} key={title}>
          <p className={css.pointTitle}>{title}</p>
          {text ? <p className={css.pointText}>{text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
