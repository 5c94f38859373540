import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './points.styles.js';

export interface Point {
  title: string;
  text?: string;
}

export interface PointsProps {
  points: readonly Point[];
}

/** Numbered list with hairlines. */
export function Points({ points }: PointsProps) {
  const css = useStyles(styles);
  return (
    <ol className={css.points}>
      {points.map(({ title, text }) => (
        <li className={css.point} key={title}>
          <p className={css.title}>{title}</p>
          {text ? <p className={css.text}>{text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
