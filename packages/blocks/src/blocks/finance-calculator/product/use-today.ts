import { useEffect, useState } from 'react';

/** The server's time of rendering, so that the browser renders the same; then the current time. */
export function useToday(rendered: number | undefined): Date {
  const [now, setNow] = useState(rendered ?? 0);
  useEffect(() => setNow(Date.now()), []);
  return new Date(now);
}
