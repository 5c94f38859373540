import { Chip, Icon, Picture, useLocale, youTubeId } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { plainText } from '../../shared/slider/plain-text.js';
import { Slider } from '../../shared/slider/Slider.js';
import { SlideVideoSign } from '../../shared/slider/SlideVideoSign.js';
import { useSlideButtons } from '../../shared/slider/use-slide-buttons.js';
import type { gallery } from './gallery.definition.js';
import { messages } from './gallery.messages.js';
import { styles } from './gallery.styles.js';

type GalleryItem = BlockProps<typeof gallery>['groups'][number];

/** Id of an item's YouTube video; undefined for other URLs. */
const videoOf = ({ fields }: GalleryItem): string | undefined => youTubeId(fields.yt ?? '');

/** Items with an image or a video. */
const shownItems = (items: readonly GalleryItem[]): GalleryItem[] =>
  items.filter((item) => item.fields.image || videoOf(item));

const categoryOf = ({ fields }: GalleryItem): string => fields.category?.trim() ?? '';

/** Categories in the order of their first items; empty if there is only one. */
function categoriesOf(items: readonly GalleryItem[]): string[] {
  const categories = [...new Set(items.map(categoryOf))].filter(Boolean);
  return categories.length > 1 ? categories : [];
}

const inCategory = (items: readonly GalleryItem[], category: string): GalleryItem[] =>
  items.filter((item) => categoryOf(item) === category);

const thumbnail = [{ width: 360, height: 360 }] as const;

export function Gallery({ index, fields, groups }: BlockProps<typeof gallery>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [chosen, setChosen] = useState('');
  const all = shownItems(groups);
  const categories = categoriesOf(all);
  const category = categories.includes(chosen) ? chosen : '';
  const items = category ? inCategory(all, category) : all;
  const buttons = useSlideButtons(
    items,
    (item) => (
      <span className={css.thumbnail}>
        <Picture
          image={item.fields.image && { ...item.fields.image, alt: '' }}
          renditions={thumbnail}
          sizes="80px"
          fill
        />
        {videoOf(item) ? <Icon name="play" size={20} className={css.sign} /> : null}
      </span>
    ),
    ({ fields: { title, image } }) => title ?? image?.alt,
  );
  const choices =
    categories.length > 0 ? (
      <div role="group" aria-label={t('categories')} className={css.categories}>
        {['', ...categories].map((name) => (
          <Chip key={name} selected={name === category} onClick={() => setChosen(name)}>
            {name || t('all')}
          </Chip>
        ))}
      </div>
    ) : null;
  return (
    <Slider
      fields={fields}
      label={plainText(fields.title) || t('pictures')}
      className={css.root}
      above={choices}
      set={category}
      buttons={buttons}
    >
      {items.map((item, at) => {
        const { image, title } = item.fields;
        const video = videoOf(item);
        return (
          <figure key={item.id} data-notice={item.notice}>
            <div className={css.frame}>
              <Picture image={image} fill sizes="92vw" eager={index < 2 && at === 0} />
              {video ? <SlideVideoSign video={video} title={title ?? image?.alt} /> : null}
            </div>
            {title ? <figcaption className={css.caption}>{title}</figcaption> : null}
          </figure>
        );
      })}
    </Slider>
  );
}
