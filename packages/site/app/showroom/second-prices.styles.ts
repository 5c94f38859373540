import { priceClass, secondPriceAttribute } from '@mawkib/core/money';
import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('second-prices', {
  root: {
    [`article:has(> &) .${priceClass}[${secondPriceAttribute}]`]: {
      display: 'inline-block',
      verticalAlign: 'top',
    },
    [`article:has(> &) .${priceClass}[${secondPriceAttribute}]::after`]: {
      content: `attr(${secondPriceAttribute})`,
      display: 'block',
      fontSize: vars.size.small,
      fontWeight: vars.weight.body,
    },
  },
});
