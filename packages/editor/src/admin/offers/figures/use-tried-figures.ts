import {
  offerFigureDrafts,
  type ResolvedOfferFigure,
  resolveOfferFigures,
} from '@mawkib/api-clients/contracts/content';
import { useEffect, useState } from 'react';
import { useStaff } from '../../../session/staff.ts';
import { type FigureDraft, figuresOf } from '../offer-form-draft.ts';

const pauseMs = 350;

/**
 * What the sources of figures say now, asked again a moment after each change. Figures that are not
 * complete are left out. Before the first result it is `stored`; the last one stays while the next one is on its way.
 */
export function useTriedFigures(
  figures: readonly FigureDraft[],
  stored: Readonly<Record<string, ResolvedOfferFigure>> = {},
): Readonly<Record<string, ResolvedOfferFigure>> {
  const { call } = useStaff();
  const [tried, setTried] = useState(stored);
  const complete = Object.entries(figuresOf(figures)).filter(
    ([name, figure]) => offerFigureDrafts.safeParse({ [name]: figure }).success,
  );
  const wanted = JSON.stringify(Object.fromEntries(complete));
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const input = { body: { figures: JSON.parse(wanted) } };
      call(resolveOfferFigures, input, { signal: stop.signal }).then(
        ({ data }) => setTried(data),
        // The cards keep their last figures; saving says what is wrong.
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, wanted]);
  return tried;
}
