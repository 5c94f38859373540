const frame = () => new Promise((done) => requestAnimationFrame(() => done(undefined)));
const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Max time in ms that a run waits for anything. */
const patience = 1_500;
/** Max time in ms for an image, which loads late on a busy machine. */
const picturePatience = 8_000;
const waiting = (work: Promise<unknown>, max = patience) => Promise.race([work, after(max)]);

/** Waits until fonts and images are loaded, videos are at their start and no request is open. */
export async function settle(): Promise<void> {
  await waiting(Promise.all([...document.fonts].map((face) => face.load().catch(() => {}))));
  await waiting(untilQuiet());
  for (const image of document.images) image.loading = 'eager';
  await waiting(Promise.all([...document.querySelectorAll('video')].map(rewind)));
  await waiting(Promise.all([...document.images].map(isThere)), picturePatience);
  finishAnimations();
  // Animations' end events and running transitions.
  await waiting(untilQuiet());
  finishAnimations();
  await frame();
  await frame();
}

/** Pauses a video and waits until its first frame is the one shown. */
async function rewind(film: HTMLVideoElement): Promise<void> {
  film.pause();
  if (film.currentTime === 0) return;
  const done = new Promise((done) => film.addEventListener('seeked', done, { once: true }));
  film.currentTime = 0;
  await done;
}

async function isThere(image: HTMLImageElement): Promise<void> {
  if (!image.complete) {
    await new Promise((done) => {
      for (const end of ['load', 'error']) image.addEventListener(end, done, { once: true });
    });
  }
  await image.decode().catch(() => {});
}

/**
 * Ends every animation as a visitor sees it end. Storybook reverses and pauses the animations of a
 * story under test, and the end of a reversed entrance is its first, transparent frame.
 */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    try {
      animation.effect?.updateTiming({ direction: 'normal' });
      animation.finish();
    } catch {
      animation.cancel();
    }
  }
}

/**
 * Waits until the page has not changed, scrolled or resized for a few frames; `details` unfold
 * without an animation that a page could query.
 */
function untilQuiet(ms = 80): Promise<void> {
  return new Promise((done) => {
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    };
    const end = () => {
      watch.disconnect();
      size.disconnect();
      document.removeEventListener('scroll', again, true);
      done();
    };
    const watch = new MutationObserver(again);
    const size = new ResizeObserver(again);
    let timer = setTimeout(end, ms);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    for (const element of [document.body, ...document.querySelectorAll('details')])
      size.observe(element);
    document.addEventListener('scroll', again, true);
  });
}
