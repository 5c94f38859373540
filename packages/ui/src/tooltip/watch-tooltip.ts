/** Milliseconds of hover before it is shown; 0 if another one was visible just before. */
const rest = 500;
/** Milliseconds that it stays after the pointer leaves, so that it can be hovered. */
const grace = 120;
/** Milliseconds that it stays after a touch. */
const reading = 1500;

/** Closes the open tooltip; only one is open at a time. */
let close: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Calls `setOpen` when the tooltip of the element in `root` opens and closes. Returns a function
 * that stops.
 */
export function watchTooltip(root: HTMLElement, setOpen: (open: boolean) => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
  const hide = () => {
    clearTimeout(timer);
    if (close !== hide) return;
    window.removeEventListener('keydown', onKey, true);
    close = undefined;
    closedAt = performance.now();
    setOpen(false);
  };
  const show = () => {
    clearTimeout(timer);
    if (close === hide) return;
    close?.();
    close = hide;
    window.addEventListener('keydown', onKey, true);
    setOpen(true);
  };
  const lift = ({ pointerType }: PointerEvent) => {
    isPressed = false;
    if (pointerType === 'touch') after(close === hide ? reading : 0, hide);
  };

  const acts: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerenter({ pointerType }) {
      if (pointerType === 'touch') return;
      if (close === hide) clearTimeout(timer);
      else after(close || performance.now() - closedAt < rest ? 0 : rest, show);
    },
    pointerleave({ pointerType }) {
      if (pointerType !== 'touch') after(grace, hide);
    },
    pointerdown({ pointerType }) {
      isPressed = true;
      if (pointerType === 'touch') after(rest, show);
      else hide();
    },
    pointerup: lift,
    pointercancel: lift,
    focusin({ target }) {
      if (!isPressed && target instanceof Element && target.matches(':focus-visible')) show();
    },
    focusout: hide,
  };
  for (const [name, act] of Object.entries(acts)) {
    root.addEventListener(name, act as EventListener, { signal: listening.signal });
  }
  return () => {
    hide();
    listening.abort();
  };
}
