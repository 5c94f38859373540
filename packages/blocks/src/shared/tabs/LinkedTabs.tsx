import { Tabs, type TabsProps } from '@mawkib/ui';
import { uniqueAnchors } from './tab-anchor.js';
import { useLinkedTab } from './use-linked-tab.js';

/** Tabs of a block. Those with an anchor are opened by the page's address (`#engine`) and name it. */
export function LinkedTabs({ tabs, ...rest }: Omit<TabsProps, 'selected' | 'onSelect'>) {
  const linked = uniqueAnchors(tabs);
  const [selected, select] = useLinkedTab(linked);
  return <Tabs {...rest} tabs={linked} selected={selected} onSelect={select} />;
}
