import { type EmbeddedVideo, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { messages } from './slider.messages.js';
import { styles } from './slider.styles.js';

/** A slide's YouTube video. Its player, behind consent, loads with the slide. */
export function EmbeddedSlideVideo({ address, label }: { address: string; label?: string }) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [player, setPlayer] = useState<{ Video: typeof EmbeddedVideo }>();
  useEffect(() => {
    import('./slide-player.js').then(setPlayer, () => {});
  }, []);
  return (
    <div className={css.embed}>
      {player ? (
        <player.Video address={address} title={label || t('video')} ratio="auto" surface="black" />
      ) : null}
    </div>
  );
}
