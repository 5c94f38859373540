/** How long a pointer rests before the words come; at once where others were seen just now. */
const rest = 500;
/** How long they stay when the pointer leaves, so that it can reach them. */
const grace = 120;
/** How long they can be read after a finger is lifted. */
const reading = 1500;

/** One at a time: closes the one that is open. */
let close: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** Says when the tooltip of the element in `root` is to open and close; call what comes back to stop. */
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
