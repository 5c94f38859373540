import type { CollectionItem } from '@mawkib/api-clients/contracts/content';
import { Grid, Heading, StoryCard, useLocale } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { Slider } from '../../shared/slider/Slider.js';
import type { collectionSliderFeed } from './collection-slider-feed.definition.js';
import { messages } from './collection-slider-feed.messages.js';
import { groupedItems } from './grouped-items.js';

const sizes = '(min-width: 1024px) 33vw, (min-width: 741px) 50vw, 92vw';

/** A slide for each item, or for each group under its name. */
export function CollectionSliderFeed({
  index,
  fields,
  data,
}: BlockProps<typeof collectionSliderFeed>) {
  const t = messages(useLocale().locale);
  const items = data?.value;
  if (!items) return null;
  const { lang } = fields;
  // The feed may be in another language than the page.
  const language = { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' };
  const card = (item: CollectionItem, level: 2 | 3, at: number) => (
    <StoryCard
      as="div"
      key={item.id}
      title={item.title}
      href={item.link}
      image={item.image}
      summary={item.description}
      level={level}
      sizes={sizes}
      eager={index < 2 && at < 3}
    />
  );
  const slides = fields.grouped
    ? groupedItems(items).map((group, at) => (
        <div key={group.name} {...language}>
          {group.name ? (
            <Heading level={2} size="m">
              {group.name}
            </Heading>
          ) : null}
          <Grid columns={3}>{group.items.map((item) => card(item, group.name ? 3 : 2, at))}</Grid>
        </div>
      ))
    : items.map((item, at) => (
        <div key={item.id} {...language}>
          {card(item, 2, at)}
        </div>
      ));
  return (
    <Slider
      fields={fields}
      label={t('collection')}
      indicators={fields.show_pagination}
      perView={fields.grouped ? [1, 1, 1] : [1, 2, 3]}
    >
      {slides}
    </Slider>
  );
}
