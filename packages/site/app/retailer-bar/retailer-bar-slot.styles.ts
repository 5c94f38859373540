import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('retailer-bar-slot', {
  room: {
    position: 'sticky',
    insetBlockStart: vars.sticky.retailer,
    zIndex: vars.layer.sticky,
    blockSize: vars.layout.retailerBar,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [media.print]: { display: 'none' },
  },
});
