import { EmbeddedVideo } from '../consent/EmbeddedVideo.js';
import { youTubeId } from '../consent/youtube-id.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Video } from '../video/Video.js';
import { Modal } from './Modal.js';
import { messages } from './modal.messages.js';

export interface VideoModalProps {
  open: boolean;
  onClose: () => void;
  /** Page or player of a YouTube video, or URL of a video file. */
  address: string;
  /** Default: "Video". */
  title?: string | undefined;
}

/** A video in a dialog. Closing ends it. */
export function VideoModal({ open, onClose, address, title }: VideoModalProps) {
  const { locale } = useLocale();
  const name = title?.trim() || messages(locale)('video');
  const isHosted = youTubeId(address) !== undefined;
  return (
    <Modal open={open} onClose={onClose} title={name} size="large">
      {isHosted ? (
        <EmbeddedVideo address={address} title={name} />
      ) : (
        <Video src={address} label={name} autoplay muted={false} controls />
      )}
    </Modal>
  );
}
