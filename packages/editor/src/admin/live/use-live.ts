import { useEffect } from 'react';

const everyMs = 4000;

/** Asks again every few seconds while it is wanted and somebody looks. */
export function useLive(ask: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (!document.hidden) ask();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask, isOn]);
}
