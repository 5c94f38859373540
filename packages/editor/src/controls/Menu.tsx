import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { controlStyles } from './controls.styles.ts';
import type { EditorIcon } from './icon-paths.ts';

/** A button that discloses a few links and buttons; Escape and a click elsewhere close it. */
export function Menu({
  icon,
  label,
  children,
}: {
  icon: EditorIcon;
  label: string;
  children: ReactNode;
}) {
  const css = useStyles(controlStyles);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  return (
    <div className={css.menu} ref={root}>
      <IconButton
        icon={icon}
        label={label}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id} className={css.menuPanel}>
          {children}
        </div>
      )}
    </div>
  );
}
