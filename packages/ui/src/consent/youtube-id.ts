const id = /^[\w-]{11}$/;
const hosts = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$/;

/**
 * Video id of a YouTube URL in any format: watch, share, short, live or embed. Otherwise undefined.
 */
export function youTubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return id.test(first) ? first : undefined;
  if (!hosts.test(hostname)) return undefined;
  const named = first === 'watch' ? (searchParams.get('v') ?? '') : second;
  const isPlayer = ['watch', 'embed', 'shorts', 'live'].includes(first);
  return isPlayer && id.test(named) ? named : undefined;
}

/** URL of the player on YouTube's host without cookies before playback. */
export const playerAddress = (videoId: string): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?rel=0&playsinline=1`;
