import { Icon, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { styles } from './back-link.styles.ts';

/** A link to the list that a page belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  const css = useStyles(styles);
  return (
    <SmartLink className={css.root} href={href}>
      <Icon name="arrow" size={20} className={css.arrow} />
      {children}
    </SmartLink>
  );
}
