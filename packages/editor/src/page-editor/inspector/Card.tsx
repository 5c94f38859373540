import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useId } from 'react';
import { Button, IconButton } from '../../controls/Button.tsx';
import { useTexts } from '../../language/use-language.ts';
import { inspectorStyles } from './inspector.styles.ts';
import { inspectorMessages } from './inspector-messages.ts';

interface CardProps {
  title: string;
  isOpen: boolean;
  onToggle(): void;
  onRemove(): void;
  /** Undefined at the start or end of the list. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  children: ReactNode;
}

/** Expandable card of a list item, with buttons to move and delete it. */
export function Card({ title, isOpen, onToggle, onUp, onDown, onRemove, children }: CardProps) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(inspectorMessages);
  const id = useId();
  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        <Button
          icon="open"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={onToggle}
        >
          <span>{title}</span>
        </Button>
        <IconButton icon="up" label={`${t('up')}: ${title}`} disabled={!onUp} onClick={onUp} />
        <IconButton
          icon="down"
          label={`${t('down')}: ${title}`}
          disabled={!onDown}
          onClick={onDown}
        />
        <IconButton icon="remove" label={`${t('remove')}: ${title}`} onClick={onRemove} />
      </div>
      {isOpen && (
        <div className={css.cardBody} id={id}>
          {children}
        </div>
      )}
    </li>
  );
}
