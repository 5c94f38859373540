import { useConsentState } from '@mawkib/core/react';
import { useState } from 'react';
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

/**
 * A video in a dialog. Closing ends it. When the visitor opens the consent banner from the dialog, it
 * makes room until they have decided: a modal dialog would cover the banner.
 */
export function VideoModal({ open, onClose, address, title }: VideoModalProps) {
  const { isBannerOpen } = useConsentState();
  const [isDeciding, setIsDeciding] = useState(false);
  const { locale } = useLocale();
  const name = title?.trim() || messages(locale)('video');
  const isHosted = youTubeId(address) !== undefined;
  return (
    <Modal open={open && !(isDeciding && isBannerOpen)} onClose={onClose} title={name} size="large">
      {isHosted ? (
        <div onClickCapture={() => setIsDeciding(true)}>
          <EmbeddedVideo address={address} title={name} />
        </div>
      ) : (
        <Video src={address} label={name} autoplay muted={false} controls />
      )}
    </Modal>
  );
}
