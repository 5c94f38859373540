import { panoramaWidths } from '@mawkib/core/vocabulary';
import { imageUrl, LoadFailure, Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '../autostart/saves-data.js';
import type { VehicleViewProps } from './ExteriorView.js';
import { LazyPicture } from './LazyPicture.js';
import { openPanorama, type Panorama } from './panorama.js';
import { TurnStage } from './TurnStage.js';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

const maxTilt = 0.6;
const [first, sharp] = panoramaWidths;

/** An interior panorama. Without WebGL the flat image scrolls instead. */
export function InteriorView({ preset, image, failure }: VehicleViewProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const panorama = useRef<Panorama | null>(null);
  const [turn, setTurn] = useState(0.5);
  const [tilt, setTilt] = useState(0);
  const [begun, setBegun] = useState(false);
  const [hasPicture, setHasPicture] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const view = useRef({ turn, tilt });
  useEffect(() => {
    view.current = { turn, tilt };
    panorama.current?.look(turn, tilt);
  }, [turn, tilt]);
  useEffect(
    () => () => {
      panorama.current?.close();
      panorama.current = null;
    },
    [],
  );
  useEffect(() => {
    if (retries > 0) root.current?.querySelector<HTMLElement>('input')?.focus();
  }, [retries]);
  const address = (width: number) => imageUrl(preset.pictures, width, 0, 'webp');
  const sharpAddress = address(sharp);
  useEffect(() => {
    const isEnough = (panorama.current?.maxWidth ?? 0) < sharp;
    if (!begun || !hasPicture || isEnough || savesData()) return;
    const picture = new Image();
    picture.onload = () => panorama.current?.show(picture);
    picture.src = sharpAddress;
    return () => {
      picture.onload = null;
    };
  }, [begun, hasPicture, sharpAddress]);
  const draw = (picture: HTMLImageElement) => {
    panorama.current ??= canvas.current && openPanorama(canvas.current, setDrawn);
    panorama.current?.show(picture);
    panorama.current?.look(view.current.turn, view.current.tilt);
    setHasPicture(true);
  };
  const degrees = Math.round((Math.abs(tilt) * 180) / Math.PI);
  return (
    <div ref={root} className={css.view}>
      {failed ? (
        <LoadFailure
          message={failure?.error_msg}
          label={failure?.try_again_btn_label}
          onRetry={() => {
            setFailed(false);
            setRetries((count) => count + 1);
          }}
        />
      ) : (
        <TurnStage
          label={t('look_around')}
          turn={turn}
          steps={72}
          reach={-0.25}
          tiltText={degrees > 0 ? t(tilt > 0 ? 'up' : 'down', { degrees }) : undefined}
          onTurn={setTurn}
          onTilt={(by) => setTilt((now) => Math.max(-maxTilt, Math.min(maxTilt, now + by)))}
          onBegin={() => setBegun(true)}
        >
          <span className={css.flat} style={{ '--turn': `${turn * 100}%` } as React.CSSProperties}>
            <LazyPicture
              className={css.frame}
              src={address(first)}
              alt={image?.alt ?? ''}
              shown
              loading="lazy"
              decoding="async"
              onCome={draw}
              onFail={() => setFailed(true)}
            />
          </span>
          <canvas ref={canvas} className={css.canvas} data-drawn={drawn || undefined} aria-hidden />
          {image && !(begun && hasPicture) && (
            <Picture image={image} fill sizes="(min-width: 1280px) 80vw, 100vw" />
          )}
        </TurnStage>
      )}
    </div>
  );
}
