import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../controls/Button.tsx';
import { Sign } from '../../controls/Sign.tsx';
import { useTexts } from '../../language/use-language.ts';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { useItemMove } from '../ordering/use-item-move.ts';
import { navigationStyles } from './navigation.styles.ts';
import { navigationMessages } from './navigation-messages.ts';
import { useItemDrag } from './use-item-drag.ts';

interface MovableItemProps {
  /** Name of the list. */
  list: string;
  index: number;
  count: number;
  /** Name of the item in the labels of its buttons. */
  name: string;
  title: ReactNode;
  onMove(from: number, to: number): void;
  onRemove(): void;
  children?: ReactNode;
}

/** List item that can be moved by dragging, with buttons, or with Alt and the arrow keys. */
export function MovableItem({ list, index, count, name, title, ...rest }: MovableItemProps) {
  const { onMove, onRemove, children } = rest;
  const css = useStyles(navigationStyles);
  const t = useTexts(navigationMessages);
  const { item, move, onKeyDown } = useItemMove<HTMLLIElement>({ index, count, onMove });
  const handle = useRef<HTMLSpanElement>(null);
  const { drop, isDragged } = useItemDrag({ item, handle, list, index, onMove });
  return (
    <li
      ref={item}
      className={css.item}
      data-drop={drop ?? undefined}
      data-dragging={isDragged || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={css.line}>
        <span ref={handle} className={css.handle}>
          <Sign name="drag" />
        </span>
        <div className={css.name}>{title}</div>
        <MoveButtons index={index} count={count} name={name} onMove={move} />
        <IconButton icon="remove" label={t('remove', { name })} onClick={onRemove} />
      </div>
      {children}
    </li>
  );
}
