import { retailerAttribute, waitingAttribute } from '@mawkib/ui/markup';
import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('retailer-bar-slot', {
  room: {
    position: 'sticky',
    insetBlockStart: vars.sticky.retailer,
    zIndex: vars.layer.sticky,
    blockSize: vars.layout.retailerBar,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [`html:not([${retailerAttribute}]) &[${waitingAttribute}]`]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
