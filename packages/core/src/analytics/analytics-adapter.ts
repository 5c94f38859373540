import type { PageGlobals } from './page-globals.js';

/**
 * An analytics vendor next to the tag manager. Events are in `page.dataLayer`, in order and without
 * personal data. The adapter is loaded after `statistic` is granted.
 */
export interface AnalyticsAdapter {
  /** Inserts the vendor's script; called once. Add its hosts to `security.allowed_hosts`. */
  insert(options: {
    readonly target: Document;
    readonly page: PageGlobals;
    /** Nonce of the document's content security policy, for scripts. */
    readonly nonce: string | undefined;
    /** Milliseconds since 1970. */
    readonly now: number;
  }): void;
  /** True if the vendor reads the data layer; events wait until then. */
  isReady(page: PageGlobals): boolean;
}

/** Loads the adapter, after `statistic` is granted. */
export type LoadAnalytics = () => Promise<AnalyticsAdapter>;
