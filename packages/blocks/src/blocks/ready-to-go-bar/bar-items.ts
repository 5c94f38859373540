import type { BlockFloatingActions, FloatingItem } from '@mawkib/core/settings';
import { isLinkShown } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { linkValue } from '../../renderer/section/ui-props.js';
import type { readyToGoBar } from './ready-to-go-bar.definition.js';

type Props = BlockProps<typeof readyToGoBar>;
type Group = Props['groups'][number];

/** Max number of items, and of those on a phone before "show more". */
export const shownItems = 4;
export const shownOnMobile = 3;

/** Groups with a link, up to the bar's max. */
export const barGroups = (groups: readonly Group[]): Group[] =>
  groups
    .filter(({ fields }) => fields['rdx-link'] && isLinkShown(linkValue(fields['rdx-link'])))
    .slice(0, shownItems);

/** Overrides for the page's floating area, also while the bar is hidden. */
export function floatingActionsOf(
  { fabDisabled }: Props['fields'],
  groups: readonly Group[],
): BlockFloatingActions {
  if (fabDisabled) return { disabled: true };
  return { items: barGroups(groups).flatMap(({ fields }) => itemOf(fields)) };
}

function itemOf({ icon, 'rdx-link': link }: Group['fields']): FloatingItem[] {
  if (!link) return [];
  const { type, target, url, form_id, title, hidden_fields, columns } = link;
  const link_text = link.label.trim() || title || url || form_id;
  const form = type === 'form' && {
    form_id,
    title,
    hidden_fields,
    ...(columns === 2 && { columns: 2 as const }),
  };
  return [{ link: { url, link_text, type, target, ...form }, ...(icon && { icon }) }];
}
