import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../controls/Button.tsx';
import { Sign } from '../../controls/Sign.tsx';
import { useTexts } from '../../language/use-language.ts';
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
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { drop, isDragged } = useItemDrag({ item, handle, list, index, onMove });
  const move = (to: number) => {
    if (to < 0 || to >= count) return;
    onMove(index, to);
    // React keeps the focus at the old index, so it is moved with the item.
    const { current } = item;
    requestAnimationFrame(() =>
      current?.parentElement?.children[to]
        ?.querySelector<HTMLElement>(`[data-move="${to < index ? 'up' : 'down'}"]`)
        ?.focus(),
    );
  };
  return (
    <li
      ref={item}
      className={css.item}
      data-drop={drop ?? undefined}
      data-dragging={isDragged || undefined}
      onKeyDown={(event) => {
        const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
        if (!isMove) return;
        event.preventDefault();
        event.stopPropagation();
        move(index + (event.key === 'ArrowUp' ? -1 : 1));
      }}
    >
      <div className={css.line}>
        <span ref={handle} className={css.handle}>
          <Sign name="drag" />
        </span>
        <div className={css.name}>{title}</div>
        <IconButton
          icon="up"
          label={t('earlier', { name })}
          data-move="up"
          aria-disabled={index === 0}
          onClick={() => move(index - 1)}
        />
        <IconButton
          icon="down"
          label={t('later', { name })}
          data-move="down"
          aria-disabled={index === count - 1}
          onClick={() => move(index + 1)}
        />
        <IconButton icon="remove" label={t('remove', { name })} onClick={onRemove} />
      </div>
      {children}
    </li>
  );
}
