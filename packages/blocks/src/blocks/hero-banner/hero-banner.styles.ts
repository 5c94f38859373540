import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('hero-banner', {
  // A strip on a desktop; cropped on a phone, where it would be too flat.
  picture: {
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    aspectRatio: '2000 / 358',
    minBlockSize: '13rem',
  },
  band: {
    position: 'relative',
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
  },
  // The box has the surface's color and overlaps the image at the start.
  box: {
    position: 'relative',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: vars.space[32],
    backgroundColor: vars.color.canvas,
    [media.from(741)]: {
      paddingBlock: vars.space[48],
      '[data-picture="true"] &': {
        maxInlineSize: '75%',
        marginBlockStart: `calc(-1 * ${vars.space[64]})`,
        paddingBlockStart: vars.space[32],
        paddingInlineEnd: vars.space[48],
        boxShadow: 'none',
      },
      '[data-picture="true"] &::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 'calc(-50vw)',
        inlineSize: '50vw',
        backgroundColor: 'inherit',
      },
    },
  },
});
