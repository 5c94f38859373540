import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

export const styles = definePrimitiveStyles('brand-links', {
  root: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    minInlineSize: '44px',
    fontSize: vars.size.small,
    color: vars.color.muted,
    '&[aria-current]': { color: vars.color.ink },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
});
