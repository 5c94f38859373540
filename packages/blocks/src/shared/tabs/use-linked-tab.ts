import { useEffect, useLayoutEffect, useState } from 'react';
import { useInRouterContext, useLocation } from 'react-router';
import { anchorIn } from './tab-anchor.js';

interface Linked {
  id: string;
  anchor?: string;
}

const nowhere = { key: '', hash: '' };
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The tab that the page's address names, or the one that a visitor chose since. Choosing a tab puts
 * its anchor into the address without a step in the history, so that what is shared leads back here.
 */
export function useLinkedTab(
  tabs: readonly Linked[],
): [selected: string | undefined, select: (id: string) => void] {
  const [selected, setSelected] = useState<string>();
  // biome-ignore lint/correctness/useHookAtTopLevel: an instance is inside a router or never is
  const { key } = useInRouterContext() ? useLocation() : nowhere;
  const anchors = tabs.map(({ id, anchor }) => `${anchor ?? ''} ${id}`).join('\n');
  useBeforePaint(() => {
    const follow = () => {
      const named = anchorIn(location.hash);
      const line = named && anchors.split('\n').find((one) => one.startsWith(`${named} `));
      if (line) setSelected(line.slice(line.indexOf(' ') + 1));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
    // A link that the router follows changes the key, a hash of the browser does not.
  }, [anchors, key]);
  const select = (id: string) => {
    setSelected(id);
    const anchor = tabs.find((tab) => tab.id === id)?.anchor;
    const named = anchorIn(location.hash);
    if (anchor) showInAddress(`#${encodeURIComponent(anchor)}`);
    else if (named && tabs.some((tab) => tab.anchor === named)) showInAddress('');
  };
  return [selected, select];
}

const showInAddress = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);
