import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('manual-models-carousel', {
  card: { display: 'flex', flexDirection: 'column', blockSize: '100%' },
  // The background of the studio images, also without an image.
  stage: { aspectRatio: '16 / 9', backgroundColor: vars.color.backdrop },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    paddingBlock: `${vars.space[24]} ${vars.space[12]}`,
  },
  name: { minInlineSize: 0, overflowWrap: 'anywhere' },
  price: { color: vars.color.muted, fontVariantNumeric: 'tabular-nums' },
  links: {
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
});
