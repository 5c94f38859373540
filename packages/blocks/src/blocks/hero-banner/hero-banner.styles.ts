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
  box: {
    paddingBlock: vars.space[32],
    [media.from(741)]: { paddingBlock: vars.space[48] },
  },
});
