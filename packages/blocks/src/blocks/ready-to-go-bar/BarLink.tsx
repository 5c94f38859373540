import { Icon, SmartLink, useLinkAdapter } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { PublicLink } from '../../model/definition/public-values.js';
import { linkValue } from '../../renderer/section/ui-props.js';
import { styles } from './ready-to-go-bar.styles.js';

/** An action of the bar: a link, or a button without a URL. */
export function BarLink({ link, icon }: { link: PublicLink; icon?: string }) {
  const css = useStyles(styles);
  const { formHref, onAction } = useLinkAdapter();
  const act = onAction && (() => onAction(linkValue(link)));
  const content = (
    <>
      {icon && <Icon name={icon} size={24} />}
      <span className={css.label}>{link.label.trim() || link.title || link.url}</span>
      <Icon name="arrow" size={16} className={css.arrow} />
    </>
  );
  if (link.type === 'button' && link.url === '') {
    return (
      <button type="button" className={css.action} onClick={act}>
        {content}
      </button>
    );
  }
  const form = link.type === 'form' && (formHref?.(linkValue(link)) ?? `#form-${link.form_id}`);
  return (
    <SmartLink
      className={css.action}
      href={form || link.url || '#'}
      target={link.target === '_blank' ? link.target : undefined}
      title={link.title || undefined}
      download={link.type === 'file' ? '' : undefined}
      onClick={form ? act : undefined}
    >
      {content}
    </SmartLink>
  );
}
