import { imageUrl, LoadFailure, Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { PublicImage } from '../../model/definition/public-values.js';
import type { ExteriorPreset } from '../../model/presets/presets.js';
import { exteriorFrames } from './exterior-frames.js';
import { LazyPicture } from './LazyPicture.js';
import { nearestFrame } from './nearest-frame.js';
import { TurnStage } from './TurnStage.js';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

export interface VehicleViewProps<Preset> {
  preset: Preset;
  /** Shown until the visitor turns the car. */
  image?: PublicImage;
  failure?: { error_msg?: string; try_again_btn_label?: string };
}

/** Index of the first frame: from the front at an angle. */
const opening = 4;

/** A 360° exterior. Its frames load when the visitor starts to turn it. */
export function ExteriorView({ preset, image, failure }: VehicleViewProps<ExteriorPreset>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [turn, setTurn] = useState(opening / 36);
  const [begun, setBegun] = useState(false);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(false);
  const frames = exteriorFrames(preset);
  const wanted = Math.round(turn * frames.length) % frames.length;
  const shown = nearestFrame(wanted, loaded, frames.length) ?? opening;
  if (failed) {
    return (
      <LoadFailure
        message={failure?.error_msg}
        label={failure?.try_again_btn_label}
        onRetry={() => setFailed(false)}
      />
    );
  }
  return (
    <TurnStage
      label={t('turn')}
      turn={turn}
      steps={frames.length}
      reach={0.6}
      onTurn={setTurn}
      onBegin={() => setBegun(true)}
    >
      {frames.map(
        (id, at) =>
          (begun || at === opening) && (
            <LazyPicture
              key={id}
              className={css.frame}
              src={imageUrl(id, 1024, 576, 'webp')}
              alt={at === shown ? (image?.alt ?? '') : ''}
              shown={at === shown}
              onCome={() => setLoaded((known) => new Set(known).add(at))}
              onFail={() => setFailed(true)}
            />
          ),
      )}
      {image && !begun && <Picture image={image} fill sizes="(min-width: 1280px) 80vw, 100vw" />}
    </TurnStage>
  );
}
