import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { styles } from './footer-column.styles.js';

interface Props {
  heading: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A column under its heading. It is rendered open, and `foldFooterColumns` folds it on phones, so
 * that it is complete without a script. A column without a heading does not fold.
 */
export function FooterColumn({ heading, className = '', children }: Props) {
  const css = useStyles(styles);
  if (!heading) return <div className={className}>{children}</div>;
  return (
    <details className={`${css.root} ${className}`} data-footer-column="" open>
      <summary className={css.heading}>
        {heading}
        <Icon name="chevron-down" size={20} className={css.sign} />
      </summary>
      {children}
    </details>
  );
}
