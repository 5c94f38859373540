import type { Issue } from '@mawkib/blocks/model';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../app-context.js';

const maxRemembered = 5_000;

/** Logs the parts of published pages that are not shown as stored, each once. */
export class InvalidContent {
  #told = new LRUCache<string, true>({ max: maxRemembered });

  constructor(private readonly log: AppContext['log']) {}

  /** The issue reporter of a page. */
  of(page: string, path: string): (issue: Issue) => void {
    return ({ block, template, group, field, rule }) => {
      const fault = { page, path, block, template, group, field, rule };
      const key = JSON.stringify(fault);
      if (this.#told.get(key)) return;
      this.#told.set(key, true);
      this.log.warn(fault, 'a part of a page is not shown as it is stored');
    };
  }
}
