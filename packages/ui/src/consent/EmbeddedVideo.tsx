import { EmbeddedFrame, type EmbeddedFrameProps } from './EmbeddedFrame.js';
import { playerAddress, youTubeId } from './video-address.js';

export interface EmbeddedVideoProps
  extends Pick<EmbeddedFrameProps, 'title' | 'ratio' | 'surface'> {
  /** Watch, share or embed address of the video site; nothing is shown for any other. */
  address: string;
}

/** A video of the video site, behind consent. */
export function EmbeddedVideo({ address, ...frame }: EmbeddedVideoProps) {
  const video = youTubeId(address);
  return video === undefined ? null : <EmbeddedFrame {...frame} src={playerAddress(video)} />;
}
