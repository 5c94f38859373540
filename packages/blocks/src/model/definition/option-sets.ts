import { defaultMessages } from './default-messages.js';
import {
  bool,
  type FieldOption,
  icon,
  image,
  link,
  linksCollection,
  markdown,
  select,
  string,
} from './field.js';

const option = <const V extends string>(value: V, ar: string, en: string): FieldOption<V> => ({
  value,
  label: { ar, en },
});

const sizes = [
  option('xs', 'صغير جدًا', 'Extra small'),
  option('s', 'صغير', 'Small'),
  option('m', 'متوسط', 'Medium'),
  option('l', 'كبير', 'Large'),
  option('xl', 'كبير جدًا', 'Extra large'),
] as const;

const headerSizeLabel = { ar: 'حجم العنوان', en: 'Heading size' };

export const headerSize = () => select({ label: headerSizeLabel, options: sizes, default: 'xl' });

/** With the additional size `title`, for page titles and heroes. */
export const headerSizeWithTitle = () =>
  select({
    label: headerSizeLabel,
    options: [...sizes, option('title', 'عنوان رئيسي', 'Title')],
    default: 'title',
  });

export const headerTag = () =>
  select({
    label: { ar: 'مستوى العنوان', en: 'Heading level' },
    options: [
      option('1', 'H1', 'H1'),
      option('2', 'H2', 'H2'),
      option('3', 'H3', 'H3'),
      option('4', 'H4', 'H4'),
      option('5', 'H5', 'H5'),
      option('6', 'H6', 'H6'),
    ],
    default: '2',
  });

export const title = () =>
  markdown({ label: { ar: 'العنوان', en: 'Title' }, inline: true, optional: true });

/** title, header_size, header_tag, header_icon, header_font */
export const titleSet = () => ({
  title: title(),
  header_size: headerSize(),
  header_tag: headerTag(),
  header_icon: icon({ label: { ar: 'أيقونة العنوان', en: 'Heading icon' }, optional: true }),
  header_font: select({
    label: { ar: 'خط العنوان', en: 'Heading font' },
    options: [option('primary', 'أساسي', 'Primary'), option('secondary', 'ثانوي', 'Secondary')],
  }),
});

export const paragraph = () => markdown({ label: { ar: 'النص', en: 'Paragraph' }, optional: true });

/** paragraph, font_size */
export const paragraphSet = () => ({
  paragraph: paragraph(),
  font_size: select({
    label: { ar: 'حجم النص', en: 'Text size' },
    options: [option('big', 'كبير', 'Big'), option('small-size', 'عادي', 'Small')],
    default: 'small-size',
  }),
});

export const colNumbers = () =>
  select({
    label: { ar: 'عدد الأعمدة', en: 'Columns' },
    options: [
      option('1', '1', '1'),
      option('2', '2', '2'),
      option('3', '3', '3'),
      option('4', '4', '4'),
    ],
    default: '3',
  });

export const dir = () =>
  select({
    label: { ar: 'الاتجاه', en: 'Direction' },
    options: [
      option('ltr', 'من اليسار إلى اليمين', 'Left to right'),
      option('rtl', 'من اليمين إلى اليسار', 'Right to left'),
    ],
    default: 'rtl',
  });

export const isReversed = () =>
  bool({ label: { ar: 'تبديل مكان الصورة والنص', en: 'Swap picture and text' } });

export const verticalAlignment = () =>
  select({
    label: { ar: 'المحاذاة العمودية', en: 'Vertical alignment' },
    options: [
      option('center', 'وسط', 'Centre'),
      option('top', 'أعلى', 'Top'),
      option('bottom', 'أسفل', 'Bottom'),
    ],
  });

export const imageRatio = () =>
  select({
    label: { ar: 'نسبة الصورة', en: 'Picture ratio' },
    options: [option('16-9', '16:9', '16:9'), option('16-6-5', '16:6.5', '16:6.5')],
  });

/** padding_grid_class, border_grid_class: the layout around a block. */
export const sectionLayout = () => ({
  padding_grid_class: select({
    label: { ar: 'المسافات العمودية', en: 'Vertical space' },
    options: [
      option('normal', 'عادية', 'Normal'),
      option('top-space-0', 'بلا مسافة في الأعلى', 'None above'),
      option('bottom-space-0', 'بلا مسافة في الأسفل', 'None below'),
      option('y-space-0', 'بلا مسافة', 'None'),
    ],
  }),
  border_grid_class: select({
    label: { ar: 'الخط الفاصل', en: 'Dividing line' },
    options: [
      option('border-top', 'في الأعلى', 'Above'),
      option('border-bottom', 'في الأسفل', 'Below'),
      option('border-top-bottom', 'في الأعلى والأسفل', 'Above and below'),
      option('no-border', 'بلا خط', 'None'),
    ],
    default: 'no-border',
  }),
});

export const carouselViewOptions = () =>
  select({
    label: { ar: 'عرض الشرائح', en: 'Slides shown' },
    options: [
      option('default', 'شريحة واحدة', 'One slide'),
      option('adjacent_slides', 'مع جزء من الشرائح المجاورة', 'With parts of adjacent slides'),
    ],
  });

export const buttonStyle = () =>
  select({
    label: { ar: 'نمط الأزرار', en: 'Button style' },
    options: [option('primary', 'أساسي', 'Primary'), option('secondary', 'ثانوي', 'Secondary')],
  });

const themes = [
  option('light-theme', 'فاتح', 'Light'),
  option('grey-theme', 'رمادي', 'Grey'),
  option('dark-theme', 'داكن', 'Dark'),
  option('black-theme', 'أسود', 'Black'),
] as const;

const surfaceLabel = { ar: 'لون الخلفية', en: 'Surface' };

export const boxColor = () => select({ label: surfaceLabel, options: themes });

/** Sliders have an additional theme. */
export const sliderTheme = () =>
  select({
    label: surfaceLabel,
    options: [...themes, option('all-white-theme', 'أبيض بالكامل', 'All white')],
  });

export const offerSchedule = () =>
  string({
    label: { ar: 'فترة العرض', en: 'Offer schedule' },
    help: {
      ar: 'من 00:00:01 في اليوم الأول إلى 23:59:59 في اليوم الأخير، بتوقيت السوق. لا تستخدمه لمحتوى يُحظر نشره قبل موعده.',
      en: 'From 00:00:01 on the first day to 23:59:59 on the last, in the site’s time. Not for embargo content.',
    },
    optional: true,
    contentful: false,
    format: 'schedule',
  });

const imageLabel = { ar: 'الصورة', en: 'Picture' };

/** Image of 1600×900, 1024×576 and 640×360. */
export const rdxImage = () => image({ label: imageLabel, optional: true });

const squares = [1600, 1024, 640, 360].map((side) => ({ width: side, height: side }));
export const rdxSquareImage = () => image({ label: imageLabel, optional: true, sizes: squares });

export const heroBannerImage = () =>
  image({ label: imageLabel, optional: true, sizes: [{ width: 2000, height: 358 }] });

/** A hero image: the wide sizes, or 900×500 if the library lacks one of them. */
export const heroImage = () =>
  image({ label: imageLabel, optional: true, fallback: { width: 900, height: 500 } });

const address = (ar: string, en: string) =>
  string({ label: { ar, en }, optional: true, contentful: false, format: 'url' });

export const yt = () => address('رابط فيديو YouTube', 'YouTube video URL');
export const nativeVideo = () => address('رابط الفيديو', 'Video URL');
export const nativeVideoBackground = () => address('رابط فيديو الخلفية', 'Background video URL');

export const rdxLink = () => link({ label: { ar: 'الرابط', en: 'Link' }, optional: true });
export const rdxButtons = () => linksCollection({ label: { ar: 'الأزرار', en: 'Buttons' } });
export const rdxLinks = () => linksCollection({ label: { ar: 'الروابط', en: 'Links' } });

export const buttonPosition = () =>
  select({
    label: { ar: 'مكان الزر', en: 'Button position' },
    options: [
      option('left', 'يسار', 'Left'),
      option('center', 'وسط', 'Centre'),
      option('right', 'يمين', 'Right'),
    ],
    default: 'right',
  });

/** error_msg, try_again_btn_label: shown if the block fails to load. */
export const loadingFailed = () => ({
  error_msg: string({
    label: { ar: 'رسالة تعذّر التحميل', en: 'Loading error message' },
    default: defaultMessages.error_msg,
    optional: true,
  }),
  try_again_btn_label: string({
    label: { ar: 'زر إعادة المحاولة', en: 'Try again button' },
    default: defaultMessages.try_again_btn_label,
    optional: true,
  }),
});
