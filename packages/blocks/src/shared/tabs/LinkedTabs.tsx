import { Tabs, type TabsProps } from '@mawkib/ui';
import { uniqueAnchors } from './tab-anchor.js';
import { useLinkedTab } from './use-linked-tab.js';

/** Tabs of a block. Tabs with an anchor follow the page's hash (`#engine`) and set it. */
export function LinkedTabs({ tabs, ...rest }: Omit<TabsProps, 'selected' | 'onSelect'>) {
  const linked = uniqueAnchors(tabs);
  const [selected, select] = useLinkedTab(linked);
  return <Tabs {...rest} tabs={linked} selected={selected} onSelect={select} />;
}
