import { EmbeddedFrame, type EmbeddedFrameProps } from './EmbeddedFrame.js';
import { playerAddress, youTubeId } from './youtube-id.js';

export interface EmbeddedVideoProps
  extends Pick<EmbeddedFrameProps, 'title' | 'ratio' | 'surface'> {
  /** Watch, share or embed URL of YouTube; nothing renders for any other URL. */
  address: string;
}

/** A YouTube video behind consent. */
export function EmbeddedVideo({ address, ...frame }: EmbeddedVideoProps) {
  const video = youTubeId(address);
  return video === undefined ? null : (
    <EmbeddedFrame {...frame} kind="video" src={playerAddress(video)} />
  );
}
