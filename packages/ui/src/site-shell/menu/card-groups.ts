import type { MenuCard } from './menu-panel-content.js';

/** Consecutive cards of the same group. */
export function cardGroups(cards: readonly MenuCard[]): { name: string; cards: MenuCard[] }[] {
  const groups: { name: string; cards: MenuCard[] }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last?.name === card.group) last.cards.push(card);
    else groups.push({ name: card.group, cards: [card] });
  }
  return groups;
}
