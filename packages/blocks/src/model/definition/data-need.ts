import type { InputOf, Operation, ResponseOf } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** Makes a call within the block's timeout. */
export type DataCall = <O extends Operation>(
  operation: O,
  input: InputOf<O>,
) => Promise<ResponseOf<O>>;

/** A call that must complete before a block renders. */
export interface DataNeed<O extends Operation = Operation, V = ResponseOf<O>> {
  operation: O;
  input: InputOf<O>;
  /** Adds the rest of a list in pages to its first page. A rejection fails the block. */
  complete?: (response: ResponseOf<O>, ask: DataCall) => Promise<ResponseOf<O>>;
  /**
   * Selects the part of the response for the component, to send less data to the browser. Sanitize
   * HTML here, since the service may be external.
   */
  select?: (response: ResponseOf<O>) => V;
  /**
   * If the input depends on other responses: fetches them and returns replacements for the above. A
   * rejection fails the block.
   */
  prepare?: (ask: DataCall) => Promise<Pick<DataNeed<O, V>, 'input' | 'select'>>;
  /** Timeout in milliseconds. Default: the page's. */
  timeLimit?: number;
}

export interface DataContext<Fields = Record<string, unknown>, Group = unknown> {
  fields: Fields;
  groups: Group[];
  search: URLSearchParams;
  locale: Locale;
  /** The page's path without the locale. */
  path: string;
  /** The market's settings, if available. */
  settings?: Pick<Settings<SiteSettings>, 'get'>;
}

/** Result of a block's data need. Plain data: it is sent to the browser. */
export type DataState<T = unknown> =
  | { state: 'ready'; value: T }
  | { state: 'failed'; reason: 'network' | 'timeout' | 'http' | 'contract'; status?: number };
