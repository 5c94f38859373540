/** Time in ms that a pointer must rest on an entry before its panel opens. */
const restMs = 120;
/** Time in ms that a pointer may be outside before a panel that it opened closes. */
const graceMs = 300;

/** Downwards at least a third as far as sideways: the pointer is on its way to the panel below. */
const isTowardsPanel = ({ movementX, movementY }: PointerEvent) =>
  movementY > 0 && movementY * 3 >= Math.abs(movementX);

interface HoverIntent {
  /** Entry below a pointer, or null when it is elsewhere in the menu. */
  over(event: PointerEvent, entry: HTMLElement | null): void;
  /** The pointer left the menu. */
  left(): void;
  stop(): void;
}

/**
 * Opens an entry after the pointer has rested on it. While a panel is open, a pointer that crosses
 * other entries on its way down to the panel opens none of them.
 */
export function hoverIntent(menu: {
  isOpen: () => boolean;
  open: (entry: HTMLElement) => void;
  close: () => void;
}): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: HTMLElement | 'outside' | null = null;
  const wait = (then: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    waiting = null;
  };
  return {
    over(event, entry) {
      if (event.pointerType !== 'mouse') return;
      if (!entry) return stop();
      if (entry === waiting && !(menu.isOpen() && isTowardsPanel(event))) return;
      waiting = entry;
      wait(() => menu.open(entry), restMs);
    },
    left() {
      if (waiting === 'outside') return;
      waiting = 'outside';
      wait(menu.close, graceMs);
    },
    stop,
  };
}
