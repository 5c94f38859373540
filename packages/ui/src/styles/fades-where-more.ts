import { vars } from './vars.js';

const room = vars.space[48];
const fade = (stops: string, direction: string = vars.direction.toEnd) => ({
  maskImage: `linear-gradient(${direction}, ${stops})`,
});
const before = `transparent, #000 ${room}`;
const after = `#000 calc(100% - ${room}), transparent`;

/**
 * For a horizontally scrolling row: fades out on sides with more content. No fade if the row fits,
 * or without scroll-timeline support.
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

/** The same for a vertically scrolling column. */
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
