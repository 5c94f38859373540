import { createContext, use } from 'react';

export const CurrentSlideContext = createContext(true);

/** Whether what asks stands on the slide that shows; true outside of a carousel. */
export const useIsCurrentSlide = (): boolean => use(CurrentSlideContext);
