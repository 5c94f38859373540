const calm = '(prefers-reduced-motion: reduce)';

/**
 * Makes the videos in `root` playable: a `data-plays` button plays or pauses, and
 * `data-playing` on their frame is the state. Works on server-rendered markup without the
 * component's code. Returns a function that stops.
 */
export function controlVideos(root: Document | HTMLElement): () => void {
  root.addEventListener('click', press as EventListener);
  for (const name of states) root.addEventListener(name, show, true);
  for (const video of root.querySelectorAll<HTMLVideoElement>('[data-video] > video')) {
    // Browsers that ignore `media` of a source have started despite reduced motion.
    if (video.autoplay && matchMedia(calm).matches) video.pause();
    say(video);
  }
  return () => {
    root.removeEventListener('click', press as EventListener);
    for (const name of states) root.removeEventListener(name, show, true);
  };
}

const states = ['play', 'pause', 'ended', 'emptied'];

function press(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const frame = event.target.closest('[data-plays]')?.closest('[data-video]');
  const video = frame?.querySelector<HTMLVideoElement>(':scope > video');
  if (!video) return;
  event.preventDefault();
  if (!video.paused) {
    video.pause();
    return;
  }
  // Not loaded with reduced motion until the visitor plays it.
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
    for (const source of video.querySelectorAll('source')) source.media = wished(source.media);
    video.load();
  }
  video.play().then(
    // The large button is replaced by the native controls.
    () => video.controls && video.focus(),
    () => say(video),
  );
}

const wished = (media: string) => media.replace(/(?: and )?\(prefers-reduced-motion[^)]*\)/, '');

function show({ target }: Event): void {
  if (target instanceof HTMLVideoElement) say(target);
}

function say(video: HTMLVideoElement): void {
  const frame = video.parentElement;
  if (!frame?.hasAttribute('data-video')) return;
  frame.toggleAttribute('data-playing', !video.paused);
  if (!video.paused) frame.setAttribute('data-started', '');
}
