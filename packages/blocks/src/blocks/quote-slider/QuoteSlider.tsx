import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { Quotation } from '../../shared/quotation/Quotation.js';
import { Slider } from '../../shared/slider/Slider.js';
import type { quoteSlider } from './quote-slider.definition.js';
import { messages } from './quote-slider.messages.js';
import { styles } from './quote-slider.styles.js';

export function QuoteSlider({ fields, groups }: BlockProps<typeof quoteSlider>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { has_timer } = fields;
  return (
    <Slider fields={fields} label={t('quotes')} autoplay={has_timer} timer={has_timer}>
      {groups.map((slide) => (
        <div key={slide.id} className={css.slide} data-notice={slide.notice}>
          <Quotation fields={slide.fields} />
        </div>
      ))}
    </Slider>
  );
}
