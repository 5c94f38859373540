import { foldArabic, packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextInput } from '../form/TextInput.js';
import { Icon } from '../icons/Icon.js';
import { directionalIcons, iconNames } from '../icons/icon-names.js';
import { Section } from '../layout/Section.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Ltr } from '../text/Ltr.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { styles } from './token-page.stories.styles.js';

/** Synonyms of an icon for the search. */
const alike: Record<string, string> = {
  arrow: 'سهم التالي more next forward',
  chevron: 'سهم التالي next forward',
  'chevron-down': 'سهم أسفل قائمة open select',
  close: 'إغلاق حذف remove cancel x',
  menu: 'قائمة navigation burger',
  search: 'بحث عدسة find',
  phone: 'هاتف اتصال call',
  mail: 'بريد رسالة email',
  pin: 'موقع خريطة place map location',
  heart: 'مفضلة حفظ save favourite',
  'heart-filled': 'مفضلة محفوظ saved favourite',
  check: 'صح تم done tick',
  plus: 'زائد إضافة فتح add open',
  minus: 'ناقص إغلاق less',
  play: 'تشغيل فيديو video start',
  pause: 'إيقاف video stop',
  filter: 'تصفية settings',
  calendar: 'تقويم تاريخ موعد date',
  globe: 'لغة كرة language world',
  user: 'حساب شخص account person',
  car: 'سيارة مركبة vehicle',
  fuel: 'وقود محرك petrol engine',
  gauge: 'عداد سرعة مسافة speed mileage',
  gearbox: 'ناقل الحركة تروس transmission',
  seat: 'مقعد seats',
  lock: 'قفل محجوز secure reserved',
  clock: 'ساعة وقت time hours',
  warning: 'تحذير خطأ error',
  info: 'معلومات help',
  download: 'تنزيل ملف file brochure',
  expand: 'تكبير ملء الشاشة fullscreen',
  share: 'مشاركة send',
  print: 'طباعة printer',
  compare: 'مقارنة versus',
  external: 'رابط خارجي new window link',
};

const words = {
  ar: { search: 'ابحث عن أيقونة', turns: 'تنعكس', none: 'لا أيقونة بهذا الاسم' },
  en: { search: 'Find an icon', turns: 'mirrors', none: 'No icon of this name' },
} as const;

const found = (term: string) => {
  const wanted = foldArabic(term.trim().toLowerCase());
  return iconNames.filter((name) => foldArabic(`${name} ${alike[name] ?? ''}`).includes(wanted));
};

function Icons() {
  const css = useStyles(styles);
  const t = words[packageLocale(useLocale().locale)];
  const [term, setTerm] = useState('');
  const names = found(term);
  return (
    <Section as="div">
      <div className={css.part}>
        <TextInput
          label={t.search}
          type="search"
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <ul className={css.icons}>
          {names.map((name) => (
            <li key={name} className={css.icon}>
              <div className={css.pair}>
                {['land-rover', 'jaguar'].map((theme) => (
                  <ThemeProvider key={theme} theme={theme}>
                    <Icon name={name} size={32} />
                  </ThemeProvider>
                ))}
              </div>
              <Ltr>{name}</Ltr>
              {directionalIcons.includes(name) && <span>{t.turns}</span>}
            </li>
          ))}
        </ul>
        <p role="status">{names.length === 0 ? t.none : ''}</p>
      </div>
    </Section>
  );
}

const meta: Meta = { title: 'UI/Tokens/Icons', parameters: { layout: 'fullscreen' } };
export default meta;

export const BothSets: StoryObj = {
  render: () => <Icons />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'مفضله');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await userEvent.clear(field);
  },
};
