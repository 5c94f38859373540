import { type EmbeddedVideo, useLocale, Video, youTubeId } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { messages } from './masonry.messages.js';
import { styles } from './masonry.styles.js';

interface MasonryFilmProps {
  /** URL of a video file or a YouTube video. */
  address: string;
  autoplay: boolean;
}

/** A file autoplays muted by default; YouTube's player requires a press. */
export function MasonryFilm({ address, autoplay }: MasonryFilmProps) {
  const css = useStyles(styles);
  const isEmbedded = youTubeId(address) !== undefined;
  return (
    <div className={css.film} data-file={!isEmbedded || undefined}>
      {isEmbedded ? (
        <Embedded address={address} />
      ) : (
        <Video src={address} background={autoplay} fill />
      )}
    </div>
  );
}

function Embedded({ address }: { address: string }) {
  const t = messages(useLocale().locale);
  const [player, setPlayer] = useState<{ Video: typeof EmbeddedVideo }>();
  useEffect(() => {
    import('./film-player.js').then(setPlayer, () => {});
  }, []);
  return player ? <player.Video address={address} title={t('video')} /> : null;
}
