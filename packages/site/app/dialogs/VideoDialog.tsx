import { VideoModal } from '@mawkib/ui';
import type { DialogProps } from './DialogHost.tsx';

/** The video of a link. */
export default function VideoDialog({ request, open, onClose }: DialogProps<'video'>) {
  return <VideoModal open={open} onClose={onClose} address={request.href} title={request.title} />;
}
