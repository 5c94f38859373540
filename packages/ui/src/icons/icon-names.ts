import { landRover } from './land-rover.js';

export type IconName = keyof typeof landRover;

export const iconNames = Object.keys(landRover) as IconName[];

/** Icons that point along the line of text and turn with it. */
export const directionalIcons: readonly string[] = ['arrow', 'chevron', 'external'];

export const isIconName = (name: unknown): name is IconName =>
  typeof name === 'string' && Object.hasOwn(landRover, name);
