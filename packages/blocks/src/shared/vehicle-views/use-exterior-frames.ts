import { useEffect, useState } from 'react';
import { savesData } from '../autostart/saves-data.js';
import { type LoadedFrames, maxMissing, openingFrame, wantedFrames } from './exterior-frames.js';

const none: LoadedFrames = { loaded: new Set(), missing: new Set() };

/** Loaded frames of a car, and the frames to load now. */
export function useExteriorFrames() {
  const [frames, setFrames] = useState(none);
  const [isTurned, setTurned] = useState(false);
  const [fewer, setFewer] = useState(false);
  useEffect(() => setFewer(savesData()), []);
  const { loaded, missing } = frames;
  // Without its first frame it shows another one.
  const begun = isTurned || missing.has(openingFrame);
  const wanted = wantedFrames(frames, { begun, fewer });
  const add = (to: keyof LoadedFrames, frame: number) =>
    setFrames((known) => ({ ...known, [to]: new Set(known[to]).add(frame) }));
  return {
    loaded,
    wanted,
    begun,
    hasFailed: missing.size > maxMissing,
    /** True when one frame in four is there. */
    isReady: wanted.length > 9,
    begin: () => setTurned(true),
    onCome: (frame: number) => add('loaded', frame),
    onMissing: (frame: number) => add('missing', frame),
    retry: () => setFrames(({ loaded }) => ({ loaded, missing: none.missing })),
  };
}
