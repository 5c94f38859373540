import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './feedback.styles.js';

export const noticeKinds = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Makes it a live region; for a notice that appears later. */
  live?: boolean;
  id?: string;
  className?: string;
}

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

export function Notice({ kind = 'info', title, children, live, id, className }: NoticeProps) {
  const css = useStyles(styles);
  const role = live ? (kind === 'danger' || kind === 'warning' ? 'alert' : 'status') : undefined;
  return (
    <div id={id} role={role} className={classes(css.notice, className)} data-kind={kind}>
      <Icon name={icons[kind]} size={24} />
      <div>
        {title ? <p className={css.noticeTitle}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
