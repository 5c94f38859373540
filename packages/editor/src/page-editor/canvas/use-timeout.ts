import { useEffect, useState } from 'react';

const patience = 12_000;

/** `isLate` after 12 seconds without a message from the page on the canvas; `again` restarts the wait. */
export function useTimeout(isReady: boolean): { isLate: boolean; again(): void } {
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState(-1);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateRound(round), patience);
    return () => clearTimeout(timer);
  }, [isReady, round]);
  return { isLate: !isReady && lateRound === round, again: () => setRound(round + 1) };
}
