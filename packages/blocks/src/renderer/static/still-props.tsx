import { createContext, type ReactNode, useMemo } from 'react';
import type { PublicBlock } from '../../model/definition/values.js';

type ServerOnlyProps = ReadonlyMap<string, PublicBlock>;

/** Null in the browser. */
export const ServerOnlyPropsContext = createContext<ServerOnlyProps | null>(null);

/**
 * For the server alone: the blocks with all their values, while the loader's data, which goes to
 * the browser too, holds them stripped (`stripStill`).
 */
export function ServerOnlyPropsProvider({
  blocks,
  children,
}: {
  blocks: readonly PublicBlock[];
  children: ReactNode;
}) {
  const byId = useMemo(() => new Map(blocks.map((block) => [block.id, block])), [blocks]);
  return <ServerOnlyPropsContext value={byId}>{children}</ServerOnlyPropsContext>;
}

const noValues = { fields: {}, groups: [] };

/**
 * The page without the values of blocks that never move: the browser keeps the server's markup for
 * them and needs no more than to know that they are there. For document requests; on a navigation
 * in the browser everything is sent.
 */
export const omitStaticProps = <B extends Pick<PublicBlock, 'fields' | 'groups'>>(
  blocks: readonly B[],
): B[] =>
  blocks.map((block) => ((block as { still?: unknown }).still ? { ...block, ...noValues } : block));
