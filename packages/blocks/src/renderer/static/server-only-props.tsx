import { createContext, type ReactNode, useMemo } from 'react';
import type { PublicBlock } from '../../model/definition/public-values.js';

type ServerOnlyProps = ReadonlyMap<string, PublicBlock>;

/** Null in the browser. */
export const ServerOnlyPropsContext = createContext<ServerOnlyProps | null>(null);

/**
 * Server only: provides all blocks with their props, while the loader's data, which is also sent to
 * the browser, omits them (`omitStaticProps`).
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
 * Removes the values of static blocks from the page's data: on hydration the browser keeps their
 * markup and only needs to know that they exist. For document requests; navigations in the browser
 * send everything.
 */
export const omitStaticProps = <B extends Pick<PublicBlock, 'fields' | 'groups'>>(
  blocks: readonly B[],
): B[] =>
  blocks.map((block) => ((block as { still?: unknown }).still ? { ...block, ...noValues } : block));
