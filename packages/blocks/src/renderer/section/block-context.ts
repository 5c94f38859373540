import { createContext } from 'react';
import type { StaffNotice } from '../../model/definition/public-values.js';

/** The current block, for its section. */
export interface CurrentBlock {
  id: string;
  template: string;
  index: number;
  still: boolean;
  scrollId?: string;
  notice?: StaffNotice;
}

export const BlockContext = createContext<CurrentBlock | null>(null);
