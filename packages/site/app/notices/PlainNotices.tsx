import type { NoticeStackProps } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { styles } from './plain-notices.styles.ts';

/** Texts of notices while the code of the notices is not there. */
export function PlainNotices({ notices }: NoticeStackProps) {
  const css = useStyles(styles);
  if (notices.length === 0) return null;
  return (
    <div className={css.root} data-surface="black" data-print="hidden">
      {notices.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
