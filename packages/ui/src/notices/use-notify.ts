import { createContext, use } from 'react';
import type { NoticeContent } from './with-notice.js';

/** Shows a notice. */
export type Notify = (notice: NoticeContent) => void;

const NotifyContext = createContext<Notify | null>(null);

/** Provides the function that shows notices. It must be stable. */
export const NotifyProvider = NotifyContext.Provider;

/** Shows notices; null without a provider, where a component has to show its outcome itself. */
export const useNotify = (): Notify | null => use(NotifyContext);
