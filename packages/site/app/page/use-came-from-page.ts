import { useLocation } from 'react-router';

/** True after a navigation within the site; false on the page that the browser loaded. */
export const useCameFromPage = (): boolean => useLocation().key !== 'default';
