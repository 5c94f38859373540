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
 * The tab of the page's hash, or the one selected since. Selecting a tab replaces the hash without
 * a history entry, so that the URL can be shared.
 */
export function useLinkedTab(
  tabs: readonly Linked[],
): [selected: string | undefined, select: (id: string) => void] {
  const [selected, setSelected] = useState<string>();
  // biome-ignore lint/correctness/useHookAtTopLevel: an instance is always inside a router or never
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
    // A link of the router changes the key, a hash change in the browser does not.
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
