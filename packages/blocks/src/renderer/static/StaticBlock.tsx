import { memo, Suspense, use, useState, useSyncExternalStore } from 'react';
import { AdoptedMarkup, adoptedMarkup } from '../AdoptedMarkup.js';
import { LiveBlock, type RenderedBlockProps } from '../LiveBlock.js';
import { ServerOnlyPropsContext } from './server-only-props.js';

const EMPTY = { __html: '' };
const never = () => () => {};

/**
 * A static block. The server renders it; on hydration the browser keeps its element without
 * hydrating inside, so it loads no code for it. Elsewhere (after a navigation, in stories) it
 * renders like any block.
 */
export const StaticBlock = memo(function StaticBlock(props: RenderedBlockProps) {
  const onServer = use(ServerOnlyPropsContext);
  const adopted = useIsAdopted();
  if (onServer || typeof document === 'undefined') {
    return <LiveBlock {...props} block={onServer?.get(props.block.id) ?? props.block} />;
  }
  if (adopted) {
    // The server wraps every block in a boundary, so this one needs one too.
    return (
      <Suspense fallback={null}>
        <section suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
      </Suspense>
    );
  }
  const markup = isStripped(props.block) ? adoptedMarkup(props.block.id) : undefined;
  return markup ? <AdoptedMarkup element={markup} /> : <LiveBlock {...props} />;
});

/**
 * True if the browser found it in the server's page. Returns the server snapshot once and the same
 * value ever after: a change would rerender every block of the page before the next frame.
 */
function useIsAdopted(): boolean {
  const [found] = useState({ inPage: false });
  return useSyncExternalStore(
    never,
    () => found.inPage,
    () => {
      found.inPage = true;
      return true;
    },
  );
}

const isStripped = ({ fields, groups }: RenderedBlockProps['block']) =>
  groups.length === 0 && Object.keys(fields).length === 0;
