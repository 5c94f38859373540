import { useLinkAdapter } from '../link/LinkProvider.js';
import { isLinkShown, type LinkValue } from '../link/link-value.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Button } from './Button.js';
import { ButtonLink } from './ButtonLink.js';
import { styles } from './button.styles.js';
import type { ButtonSize, ButtonType } from './button-values.js';

export interface ButtonGroupProps {
  /** Hidden links (see `isLinkShown`) are skipped; without links nothing renders. */
  links: readonly LinkValue[] | null | undefined;
  /**
   * Kind of the first button; the others are `secondary`, or `tertiary` like the first. Default:
   * `primary`.
   */
  kind?: ButtonType;
  size?: ButtonSize;
  align?: 'start' | 'center';
  className?: string;
}

const next = { primary: 'secondary', secondary: 'secondary', tertiary: 'tertiary' } as const;

/** Buttons of a block, as links that work without a script. */
export function ButtonGroup({ links, kind = 'primary', size, align, className }: ButtonGroupProps) {
  const css = useStyles(styles);
  const shown = (links ?? []).filter(isLinkShown);
  if (shown.length === 0) return null;
  return (
    <div className={classes(css.group, className)} data-align={align}>
      {shown.map((link, index) => (
        <LinkButton
          // biome-ignore lint/suspicious/noArrayIndexKey: links of a block have no identity
          key={index}
          link={link}
          kind={index === 0 ? kind : next[kind]}
          size={size}
        />
      ))}
    </div>
  );
}

function LinkButton({ link, ...look }: { link: LinkValue; kind: ButtonType; size?: ButtonSize }) {
  const { formHref, onAction } = useLinkAdapter();
  const label = link.label?.trim() || link.title || link.url || '';
  const act = onAction && (() => onAction(link));
  if (link.type === 'button') {
    return (
      <Button {...look} title={link.title || undefined} onClick={act}>
        {label}
      </Button>
    );
  }
  const own = link.url?.trim();
  const href =
    link.type === 'form' ? (formHref?.(link) ?? own ?? `#form-${link.formId ?? ''}`) : (own ?? '#');
  return (
    <ButtonLink
      {...look}
      href={href}
      title={link.title || undefined}
      target={link.target || undefined}
      download={link.type === 'file' && own ? '' : undefined}
      onClick={link.type === 'form' ? act : undefined}
    >
      {label}
    </ButtonLink>
  );
}
