import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('service-navigation', {
  /** As high as the site's own bar, so that the page does not move when it takes its place. */
  root: { position: 'relative', zIndex: vars.layer.header, blockSize: vars.layout.nav },
});
