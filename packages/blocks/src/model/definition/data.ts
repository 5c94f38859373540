import type { InputOf, Operation, ResponseOf } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** Makes a call within the time that the block has. */
export type Ask = <O extends Operation>(operation: O, input: InputOf<O>) => Promise<ResponseOf<O>>;

/** A call that a block needs answered before it renders. */
export interface DataNeed<O extends Operation = Operation, V = ResponseOf<O>> {
  operation: O;
  input: InputOf<O>;
  /**
   * What of the answer the component needs, so that no more travels to the browser. HTML in it is
   * sanitised here: the service may be anybody's.
   */
  select?: (response: ResponseOf<O>) => V;
  /**
   * Where the input hangs on other answers: asks for them and gives what takes the place of the above.
   * A rejection is the failure of the block.
   */
  prepare?: (ask: Ask) => Promise<Pick<DataNeed<O, V>, 'input' | 'select'>>;
  /** Milliseconds it may take; the page's own limit otherwise. */
  timeLimit?: number;
}

export interface DataContext<Fields = Record<string, unknown>, Group = unknown> {
  fields: Fields;
  groups: Group[];
  search: URLSearchParams;
  locale: Locale;
  /** The page's path without the locale. */
  path: string;
  /** The market's settings, where they are at hand. */
  settings?: Pick<Settings<SiteSettings>, 'get'>;
}

/** What came of a block's need. Plain data: it travels to the browser. */
export type DataState<T = unknown> =
  | { state: 'ready'; value: T }
  | { state: 'failed'; reason: 'network' | 'timeout' | 'http' | 'contract'; status?: number };
