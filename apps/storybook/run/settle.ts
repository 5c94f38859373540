const frame = () => new Promise((done) => requestAnimationFrame(() => done(undefined)));
const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What never comes does not hold a run for longer than this. */
const patience = 1_500;
const waiting = (work: Promise<unknown>) => Promise.race([work, after(patience)]);

/** Until fonts and pictures are there, films stand at their beginning and nothing is on its way. */
export async function settle(): Promise<void> {
  await waiting(Promise.all([...document.fonts].map((face) => face.load().catch(() => {}))));
  await waiting(untilQuiet());
  for (const image of document.images) image.loading = 'eager';
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    if (film.currentTime > 0) film.currentTime = 0;
  }
  await waiting(Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel();
    }
  }
  await frame();
  await frame();
}

/** Until the page has not changed for a few frames. */
function untilQuiet(ms = 80): Promise<void> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    });
    const end = () => {
      watch.disconnect();
      done();
    };
    let timer = setTimeout(end, ms);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
