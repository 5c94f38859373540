import { createContext, use } from 'react';

export const CurrentSlideContext = createContext(true);

/** True on the visible slide, and outside of a carousel. */
export const useIsCurrentSlide = (): boolean => use(CurrentSlideContext);
