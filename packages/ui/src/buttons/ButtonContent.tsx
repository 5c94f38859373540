import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';

/** Label and icon; a tertiary button ends with an arrow. */
export function ButtonContent({
  css,
  kind,
  icon,
  children,
}: {
  css: { arrow: string; label: string };
  kind: string;
  icon?: string;
  children: ReactNode;
}) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className={css.label}>{children}</span>
      {kind === 'tertiary' && !icon ? (
        <span className={css.arrow}>
          <Icon name="arrow" />
        </span>
      ) : null}
    </>
  );
}
