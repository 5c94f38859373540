import { vars } from './tokens.js';

const room = vars.space[48];
const fade = (stops: string, direction: string = vars.direction.toEnd) => ({
  maskImage: `linear-gradient(${direction}, ${stops})`,
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

/** The same for a column that scrolls by itself. */
export const fadesBelowWhereMore = {
  scrollPaddingBlock: room,
  '@supports (animation-timeline: scroll())': {
    animation: 'mk-more-below linear both',
    animationTimeline: 'scroll(self block)',
  },
  '@keyframes mk-more-below': {
    from: fade(after, 'to bottom'),
    '4%, 96%': fade(`${before}, ${after}`, 'to bottom'),
    to: fade(before, 'to bottom'),
  },
} as const;
