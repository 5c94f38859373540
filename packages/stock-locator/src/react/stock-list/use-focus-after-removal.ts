import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Focus after a link that removes its own item: the link at the same position, else the section,
 * which needs `tabIndex={-1}`. `count` is the number of items.
 */
export function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ at: number; section: HTMLElement | null }>(undefined);

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLUListElement>) => {
    const links = [...currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link.contains(target as Node));
    if (at >= 0) pressed.current = { at, section: currentTarget.closest('section') };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a removal is what it waits for
  useEffect(() => {
    if (!pressed.current) return;
    const { at, section } = pressed.current;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    (links[Math.min(at, links.length - 1)] ?? section)?.focus({ preventScroll: true });
  }, [count]);

  return { ref: list, onClick };
}
