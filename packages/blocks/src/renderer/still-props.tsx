import { createContext, type ReactNode, useMemo } from 'react';
import type { PublicBlock } from '../model/values.js';

type StillProps = ReadonlyMap<string, PublicBlock>;

/** Null in the browser. */
export const StillPropsContext = createContext<StillProps | null>(null);

/**
 * For the server alone: the blocks with all their values, while the loader's data, which goes to
 * the browser too, holds them stripped (`stripStill`).
 */
export function StillPropsProvider({
  blocks,
  children,
}: {
  blocks: readonly PublicBlock[];
  children: ReactNode;
}) {
  const byId = useMemo(() => new Map(blocks.map((block) => [block.id, block])), [blocks]);
  return <StillPropsContext value={byId}>{children}</StillPropsContext>;
}
