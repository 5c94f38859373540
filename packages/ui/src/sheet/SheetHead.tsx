import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './sheet.messages.js';
import { styles } from './sheet-head.styles.js';

interface SheetHeadProps {
  /** Id of the popover that it closes. */
  popover: string;
  title: ReactNode;
  /** Id of the title. */
  id?: string;
  /** Full width, with a border below. */
  lined?: boolean;
}

/** Title of a popover, and its close button. */
export function SheetHead({ popover, title, id, lined = false }: SheetHeadProps) {
  const css = useStyles(styles);
  return (
    <div className={css.root} data-lined={lined || undefined}>
      <p id={id} className={css.title}>
        {title}
      </p>
      <button
        type="button"
        className={css.close}
        aria-label={messages(useLocale().locale)('close')}
        popoverTarget={popover}
        popoverTargetAction="hide"
      >
        <Icon name="close" size={lined ? 24 : 20} />
      </button>
    </div>
  );
}
