import { landRover as frame } from './core/land-rover.js';
import type { landRover as named } from './named/land-rover.js';

export type IconName = keyof typeof frame | keyof typeof named;

/** Names only: these icons are in the sprite and not in scripts. */
const inSprite = [
  'phone',
  'mail',
  'calendar',
  'globe',
  'user',
  'car',
  'fuel',
  'gauge',
  'gearbox',
  'seat',
  'lock',
  'clock',
  'download',
  'expand',
  'share',
  'print',
  'compare',
  'external',
] as const satisfies (keyof typeof named)[];

export const iconNames: readonly IconName[] = [
  ...(Object.keys(frame) as (keyof typeof frame)[]),
  ...inSprite,
];

/** Icons that point in the inline direction and are mirrored in RTL. */
export const directionalIcons: readonly string[] = ['arrow', 'chevron', 'external'];

export const isIconName = (name: unknown): name is IconName =>
  (iconNames as readonly unknown[]).includes(name);
