import * as z from 'zod';
import { json, select, string } from '../../model/definition/field.js';
import {
  headerSizeWithTitle,
  heroImage,
  paragraph,
  rdxButtons,
  title,
} from '../../model/definition/option-sets.js';

/** Player flags; defaults depend on the type of video. */
const videoOptions = z.object({
  autoplay: z.boolean().optional(),
  loop: z.boolean().optional(),
  muted: z.boolean().optional(),
  controls: z.boolean().optional(),
});

/** A slide's image and texts. */
export const heroTextFields = () => ({
  image: heroImage(),
  title: title(),
  header_size: headerSizeWithTitle(),
  paragraph: paragraph(),
  'rdx-buttons': rdxButtons(),
});

/** A video that replaces the slide's image. */
export const heroVideo = () => ({
  video_type: select({
    label: { ar: 'نوع الفيديو', en: 'Video type' },
    options: [
      { value: 'video', label: { ar: 'فيديو بأزرار تحكم', en: 'Video with controls' } },
      { value: 'video_background', label: { ar: 'فيديو في الخلفية', en: 'Background video' } },
    ],
  }),
  desktop_video_url: string({
    label: { ar: 'رابط الفيديو للشاشات الكبيرة', en: 'Desktop video URL' },
    optional: true,
    contentful: false,
    format: 'url',
  }),
  mobile_video_url: string({
    label: { ar: 'رابط الفيديو للهاتف', en: 'Mobile video URL' },
    optional: true,
    contentful: false,
    format: 'url',
  }),
  video_options: json({
    label: { ar: 'خيارات الفيديو', en: 'Video options' },
    schema: videoOptions,
    default: {},
  }),
});
