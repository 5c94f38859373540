const calm = '(prefers-reduced-motion: reduce)';

/**
 * Makes the videos within `root` playable: a press of their `data-plays` button plays or pauses, and
 * `data-playing` on their frame says what they do. Works on markup that the server sent, with no code
 * of the component; call what comes back to stop.
 */
export function controlVideos(root: Document | HTMLElement): () => void {
  root.addEventListener('click', press as EventListener);
  for (const name of states) root.addEventListener(name, show, true);
  for (const video of root.querySelectorAll<HTMLVideoElement>('[data-video] > video')) {
    // A browser that does not read `media` of a source has begun where less motion is wished.
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
  // Left out where less motion is wished, until someone asks for it.
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
    for (const source of video.querySelectorAll('source')) source.media = wished(source.media);
    video.load();
  }
  video.play().then(
    // Its large button goes, its own controls come.
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
