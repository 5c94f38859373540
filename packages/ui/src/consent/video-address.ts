const id = /^[\w-]{11}$/;
const hosts = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$/;

/**
 * The video that an address of the video site names, whatever its form: watch, share, short, live or
 * embed. Undefined for anything else.
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

/** The player of a video, on the host that sets no cookies before it plays. */
export const playerAddress = (videoId: string): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?rel=0&playsinline=1`;
