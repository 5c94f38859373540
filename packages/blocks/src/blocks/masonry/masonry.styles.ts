import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('masonry', {
  root: { display: 'grid', gap: vars.layout.gutter },
  film: {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    backgroundColor: vars.color.raised,
    '[data-video="video-bottom"] > &': { order: 1 },
    '&[data-file]': { aspectRatio: '16 / 9' },
  },
  // One image is full width, two are next to each other, of three the first is the large one.
  pictures: {
    display: 'grid',
    gap: vars.layout.gutter,
    '&[data-count="2"], &[data-count="3"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(1024)]: {
      '&[data-count="3"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  },
  place: {
    position: 'relative',
    aspectRatio: '16 / 9',
    '[data-count="2"] > &': { aspectRatio: '4 / 3' },
    '[data-count="3"] > &': { aspectRatio: '1' },
    '[data-count="3"] > &:first-child': { gridColumn: '1 / -1', aspectRatio: '16 / 9' },
    [media.from(1024)]: {
      '[data-count="3"] > &': { aspectRatio: '16 / 10' },
      '[data-count="3"] > &:first-child': {
        gridColumn: 'auto',
        gridRow: '1 / span 2',
        aspectRatio: 'auto',
      },
    },
  },
});
