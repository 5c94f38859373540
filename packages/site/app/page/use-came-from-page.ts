import { useLocation } from 'react-router';
import { isLoadedEntry } from './name-history-entry.ts';

/** True after a navigation within the site; false on the page that the browser loaded. */
export const useCameFromPage = (): boolean => !isLoadedEntry(useLocation().key);
