import type { PageSettings, PageSummary } from '@mawkib/api-clients/contracts/content';
import type { DefinitionOf, StoredBlock } from '@mawkib/blocks/model';
import type { TreeOperation } from '@mawkib/blocks/operations';
import type { StateCreator } from 'zustand/vanilla';
import type { HistorySlice } from './history-slice.ts';
import type { SavingSlice } from './saving-slice.ts';
import type { SelectionSlice } from './selection-slice.ts';
import type { TreeSlice } from './tree-slice.ts';
import type { ViewportSlice } from './viewport-slice.ts';

export type PageState = TreeSlice & HistorySlice & SelectionSlice & SavingSlice & ViewportSlice;

/** Data of the page without its blocks. */
export type PageFacts = PageSummary & PageSettings;
export type OpenedPage = PageFacts & { blocks: StoredBlock[] };

/** Dependencies of the slices. */
export interface StoreFacts {
  definitionOf: DefinitionOf;
  now(): number;
}

export type Slice<S> = (facts: StoreFacts) => (...of: Parameters<StateCreator<PageState>>) => S;

/** Version conflict: the current version, and the changes of others since the own version. */
export interface Conflict {
  current_version: number;
  changes: {
    version: number;
    by: string;
    at: string;
    operations: TreeOperation[];
    settings?: string[];
  }[];
}
