import { defineStyles, vars } from '@mawkib/ui/styles';

/** Positioned below the nearest positioned ancestor with its width, so it is never clipped. */
export const styles = defineStyles('price-disclaimer', {
  tip: {
    display: 'inline-block',
    verticalAlign: 'middle',
    '&:not([open]) > $bubble': { display: 'none' },
  },
  icon: {
    /** Above a link that covers its card. */
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginBlock: '-12px',
    color: vars.color.muted,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { color: vars.color.ink },
  },
  bubble: {
    position: 'absolute',
    zIndex: 3,
    insetInline: 0,
    insetBlockStart: 'calc(100% + 4px)',
    display: 'grid',
    gap: vars.space[8],
    maxInlineSize: '26rem',
    padding: vars.space[16],
    border: `1px solid ${vars.color.edge}`,
    backgroundColor: vars.color.canvas,
    color: vars.color.ink,
    fontSize: vars.size.small,
    fontWeight: vars.weight.body,
    lineHeight: 1.6,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  text: {
    flexBasis: '100%',
    fontSize: vars.size.small,
    color: vars.color.muted,
    maxInlineSize: vars.layout.measure,
  },
});
