import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Where a person without a pointer goes on once the link they pressed has left its list: at the link
 * that took its place, else at the section that the list stood in, which takes focus by script
 * (`tabIndex={-1}`). `count` is how many the list holds.
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
