import { Modal, Paragraph } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { styles } from '../screen/screen.styles.js';

export interface OrderDialogProps {
  title: string;
  text: string;
  /** A closed dialog that stays mounted gives the focus back. Default true. */
  open?: boolean;
  /** Without it the dialog closes only through one of its actions. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Dialog of the journey; opens once JavaScript runs. */
export function OrderDialog({ title, text, open = true, onClose, children }: OrderDialogProps) {
  const css = useStyles(styles);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return (
    <Modal
      open={isRunning && open}
      title={title}
      size="small"
      preventClose={!onClose}
      onClose={() => onClose?.()}
    >
      <div className={css.dialog}>
        <Paragraph>{text}</Paragraph>
        <div className={css.nextSteps}>{children}</div>
      </div>
    </Modal>
  );
}
