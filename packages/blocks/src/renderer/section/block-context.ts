import { createContext } from 'react';
import type { StaffNotice } from '../../model/definition/values.js';

/** The block that is being rendered: what its section says about it. */
export interface BlockPlace {
  id: string;
  template: string;
  index: number;
  still: boolean;
  scrollId?: string;
  notice?: StaffNotice;
}

export const BlockContext = createContext<BlockPlace | null>(null);
