import type { PageGlobals } from './page-globals.js';

/**
 * A vendor of analytics beside the tag manager. Events lie in `page.dataLayer`, in their order, with
 * nothing personal in them; nothing of the adapter is fetched before statistics are granted.
 */
export interface AnalyticsAdapter {
  /** Asks for the vendor's code; called once. Hosts of it stand in `security.allowed_hosts`. */
  insert(options: {
    readonly target: Document;
    readonly page: PageGlobals;
    /** Of the document's policy; scripts carry it. */
    readonly nonce: string | undefined;
    /** Milliseconds since 1970. */
    readonly now: number;
  }): void;
  /** Whether the vendor reads the data layer; until then events wait. */
  isReady(page: PageGlobals): boolean;
}

/** Fetches the adapter, once statistics are granted. */
export type LoadAnalytics = () => Promise<AnalyticsAdapter>;
