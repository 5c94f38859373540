import { imageUrl, LoadFailure, Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import type { InteriorPreset } from '../../model/presets/presets.js';
import type { VehicleViewProps } from './ExteriorView.js';
import { interiorPanorama } from './exterior-frames.js';
import { LazyPicture } from './LazyPicture.js';
import { openPanorama, type Panorama } from './panorama.js';
import { TurnStage } from './TurnStage.js';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

const maxTilt = 0.6;

/** An interior panorama. Without WebGL the flat image scrolls instead. */
export function InteriorView({ preset, image, failure }: VehicleViewProps<InteriorPreset>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const canvas = useRef<HTMLCanvasElement>(null);
  const panorama = useRef<Panorama | null>(null);
  const [turn, setTurn] = useState(0.5);
  const [tilt, setTilt] = useState(0);
  const [begun, setBegun] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  const view = useRef({ turn, tilt });
  useEffect(() => {
    view.current = { turn, tilt };
    panorama.current?.look(turn, tilt);
  }, [turn, tilt]);
  useEffect(() => () => panorama.current?.close(), []);
  const draw = (picture: HTMLImageElement) => {
    panorama.current ??= canvas.current && openPanorama(canvas.current, picture);
    panorama.current?.look(view.current.turn, view.current.tilt);
    setDrawn(panorama.current !== null);
  };
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
      label={t('look_around')}
      turn={turn}
      steps={72}
      reach={0.25}
      onTurn={setTurn}
      onTilt={(by) => setTilt((now) => Math.max(-maxTilt, Math.min(maxTilt, now + by)))}
      onBegin={() => setBegun(true)}
    >
      <span className={css.flat} style={{ '--turn': `${turn * 100}%` } as React.CSSProperties}>
        <LazyPicture
          className={css.frame}
          src={imageUrl(interiorPanorama(preset), 2000, 0, 'webp')}
          alt={image?.alt ?? ''}
          shown
          onCome={draw}
          onFail={() => setFailed(true)}
        />
      </span>
      <canvas ref={canvas} className={css.canvas} data-drawn={drawn || undefined} aria-hidden />
      {image && !begun && <Picture image={image} fill sizes="(min-width: 1280px) 80vw, 100vw" />}
    </TurnStage>
  );
}
