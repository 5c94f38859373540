import { type Clock, serverOffset, startCountdown } from '@mawkib/core/countdown';
import { systemClock } from '@mawkib/core/react';
import { useEffect, useRef, useState } from 'react';

export interface CountdownOptions {
  expiresAt: string;
  /** Server time of the render. */
  serverNow: string;
  clock?: Clock | undefined;
  onEnd?: (() => void) | undefined;
}

/** Seconds left by the server's clock; `null` on the server and until JavaScript runs. */
export function useCountdown({
  expiresAt,
  serverNow,
  clock = systemClock,
  onEnd,
}: CountdownOptions): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const offset = serverOffset(serverNow, clock.now());
    return startCountdown({
      expiresAt,
      offset,
      clock,
      onSecond: setSeconds,
      onEnd: () => end.current?.(),
    });
  }, [expiresAt, serverNow, clock]);
  return seconds;
}
