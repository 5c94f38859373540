import { defineStyles } from '@mawkib/ui/styles';

export const styles = defineStyles('retailer-locator', {
  text: {
    maxInlineSize: '44rem',
  },
});
