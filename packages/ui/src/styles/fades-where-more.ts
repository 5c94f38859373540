import { vars } from './tokens.js';

const room = vars.space[48];
const fade = (stops: string) => ({
  maskImage: `linear-gradient(${vars.direction.toEnd}, ${stops})`,
});
const before = `transparent, #000 ${room}`;
const after = `#000 calc(100% - ${room}), transparent`;

/**
 * For a row that scrolls along the line of text: it fades towards the side where more of it is. A row that
 * fits has no scroll timeline and stays whole, as does every row in a browser without such timelines.
 */
export const fadesWhereMore = {
  scrollPaddingInline: room,
  '@supports (animation-timeline: scroll())': {
    animation: 'mk-more linear both',
    animationTimeline: 'scroll(self inline)',
  },
  '@keyframes mk-more': {
    from: fade(after),
    '8%, 92%': fade(`${before}, ${after}`),
    to: fade(before),
  },
} as const;
