import { defineStyles, media, vars } from '@mawkib/ui/styles';

/** Above the pin: its tip is at the center of the map. */
const pin = '52px';

export const styles = defineStyles('location-map', {
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  onMap: {
    gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
    blockSize: 'clamp(480px, 64svh, 640px)',
    // Without scripts there is no map.
    '@media (scripting: none)': { display: 'block', blockSize: 'auto' },
  },
  map: {
    gridArea: '1 / 1 / 3 / 2',
    display: 'grid',
    minBlockSize: 0,
    backgroundColor: vars.color.raised,
    '& [data-consent-placeholder]': { alignContent: 'end', paddingBlockEnd: vars.space[48] },
    '@media (scripting: none)': { display: 'none' },
  },
  note: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: vars.space[8],
    justifySelf: 'start',
    maxInlineSize: vars.layout.measure,
    '$onMap > &': {
      gridArea: '1 / 1 / 2 / 2',
      justifySelf: 'center',
      alignSelf: 'end',
      inlineSize: 'max-content',
      maxInlineSize: `min(22rem, 100% - 2 * ${vars.space[16]})`,
      maxBlockSize: `calc(100% - ${pin} - ${vars.space[16]})`,
      overflowY: 'auto',
      marginBlockEnd: pin,
      paddingBlock: vars.space[16],
      paddingInline: vars.space[24],
      backgroundColor: vars.color.canvas,
      border: `1px solid ${vars.color.line}`,
    },
  },
  directions: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
});
