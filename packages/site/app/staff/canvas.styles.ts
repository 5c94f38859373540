import { defineStyles } from '@mawkib/ui/styles';

export const styles = defineStyles('canvas-page', {
  root: {
    display: 'contents',
    // The bar for signed-in staff is no part of what visitors get.
    '& > aside': { display: 'none' },
  },
});
