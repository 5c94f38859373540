import { imageUrl, LoadFailure, Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PublicImage } from '../../model/definition/public-values.js';
import type { ViewPictures } from '../../model/presets/view-pictures.js';
import { useAutostart } from '../autostart/use-autostart.js';
import { exteriorFrames, frameCount, openingFrame } from './exterior-frames.js';
import { LazyPicture } from './LazyPicture.js';
import { nearestFrame } from './nearest-frame.js';
import { SideButtons } from './SideButtons.js';
import { TurnStage } from './TurnStage.js';
import { useExteriorFrames } from './use-exterior-frames.js';
import { messages } from './vehicle-views.messages.js';
import { styles } from './vehicle-views.styles.js';

export interface VehicleViewProps {
  preset: ViewPictures;
  /** Shown until the visitor turns the view. */
  image?: PublicImage | undefined;
  failure?: { error_msg?: string; try_again_btn_label?: string };
}

export interface ExteriorViewProps extends VehicleViewProps {
  /** Turns once when it is first visible. */
  autostart?: boolean;
  /** Shows buttons for the sides of the car, below this title. */
  sidebar?: { title: ReactNode } | undefined;
}

/** Duration of the automatic turn in ms. */
const turnTime = 8000;
/** Phones get the smaller frames up to a density of 3. */
const sizes = '(max-width: 740.98px) 210px, 1024px';

/** A 360° exterior. Its first frame loads with the page, the others when it is turned. */
export function ExteriorView({ preset, image, failure, autostart, sidebar }: ExteriorViewProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const root = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(openingFrame / frameCount);
  const [retries, setRetries] = useState(0);
  const frames = useExteriorFrames();
  const { loaded, wanted, begun, begin } = frames;
  const start = useRef(turn);
  const motion = useAutostart(root, {
    enabled: autostart ?? false,
    ready: frames.isReady && !frames.hasFailed,
    duration: turnTime,
    onStart: () => {
      start.current = turn;
      begin();
    },
    onStep: (progress) => {
      const frame = Math.round((start.current + progress) * frameCount) % frameCount;
      setTurn(frame / frameCount);
    },
  });
  useEffect(() => {
    if (retries > 0) root.current?.querySelector<HTMLElement>('input')?.focus();
  }, [retries]);
  const ids = exteriorFrames(preset.pictures);
  const at = Math.round(turn * frameCount) % frameCount;
  const shown = nearestFrame(at, loaded, frameCount) ?? openingFrame;
  const view = frames.hasFailed ? (
    <LoadFailure
      message={failure?.error_msg}
      label={failure?.try_again_btn_label}
      onRetry={() => {
        begin();
        frames.retry();
        setRetries((count) => count + 1);
      }}
    />
  ) : (
    <TurnStage
      label={t('turn')}
      turn={turn}
      steps={frameCount}
      reach={0.6}
      onTurn={setTurn}
      onBegin={begin}
    >
      {wanted.map((frame) => {
        const id = ids[frame] ?? '';
        return (
          <LazyPicture
            key={id}
            className={css.frame}
            src={imageUrl(id, 1024, 576, 'webp')}
            srcSet={`${imageUrl(id, 640, 360, 'webp')} 640w, ${imageUrl(id, 1024, 576, 'webp')} 1024w`}
            sizes={sizes}
            alt={frame === shown ? (image?.alt ?? '') : ''}
            shown={frame === shown}
            loading={begun ? 'eager' : 'lazy'}
            decoding="sync"
            onCome={() => frames.onCome(frame)}
            onFail={() => frames.onMissing(frame)}
          />
        );
      })}
      {image && !(begun && loaded.size > 0) && (
        <Picture image={image} fill sizes="(min-width: 1280px) 80vw, 100vw" />
      )}
    </TurnStage>
  );
  return (
    <div ref={root} className={css.view} data-sidebar={Boolean(sidebar) || undefined}>
      {sidebar?.title}
      {view}
      {sidebar && !frames.hasFailed && (
        <SideButtons
          turn={turn}
          isRunning={motion.isRunning}
          onTurn={(to) => {
            begin();
            setTurn(to);
          }}
          onToggle={motion.isRunning ? motion.stop : motion.start}
        />
      )}
    </div>
  );
}
