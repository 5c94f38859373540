import { type EmbeddedVideo, useLocale, Video, youTubeId } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { messages } from './masonry.messages.js';
import { styles } from './masonry.styles.js';

interface MasonryFilmProps {
  /** Of a video file, or of a video on the video site. */
  address: string;
  autoplay: boolean;
}

/** A file plays by itself in silence unless told otherwise; the video site's player is asked for. */
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
