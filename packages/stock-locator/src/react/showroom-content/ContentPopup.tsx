import { Icon, Modal } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styles } from './showroom-content.styles.js';

/** Content in a dialog; without JavaScript it expands inline. */
export function ContentPopup({ title, children }: { title: string; children: ReactNode }) {
  const css = useStyles(styles);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const follow = () => {
    if (!details.current?.open) return;
    details.current.open = false;
    setOpen(true);
  };
  // It may have been opened before the component was mounted.
  useEffect(follow, []);
  return (
    <>
      <details ref={details} className={css.popup} onToggle={follow}>
        <summary className={css.popupTitle}>
          {title}
          <Icon name="arrow" size={20} />
        </summary>
        <div className={css.popupContent}>{children}</div>
      </details>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={title}>
        {children}
      </Modal>
    </>
  );
}
