import type { FooterContent, FooterItem } from '@mawkib/core/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useLocale } from '../../locale/LocaleProvider.js';
import type { SafeHtml } from '../../rich-text/safe-html.js';
import { sanitize } from '../../rich-text/sanitize.js';
import { foldFooterColumns } from './fold-footer-columns.js';
import { SiteFooter } from './SiteFooter.js';

type Sections = Partial<Record<keyof FooterContent, boolean>>;

const item = (label: string, fields: Partial<FooterItem> = {}): FooterItem => ({
  label,
  type: 'link',
  url: '/',
  target: '_self',
  tag: 'div',
  ...fields,
});
const social = (icon: string) =>
  item(icon, { type: 'social', icon, target: '_blank', rel: 'noopener' });

function useContent(sections: Sections): FooterContent<SafeHtml> {
  const { locale } = useLocale();
  const t = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  const column = (heading: string, ...labels: string[]) => ({
    heading,
    rows: [{ type: 'link' as const, items: labels.map((label) => item(label)) }],
  });
  const signs = [
    'instagram',
    'youtube',
    'x',
    'facebook',
    'linkedin',
    'tiktok',
    'snapchat',
    'whatsapp',
  ];
  const full: FooterContent = {
    top: [
      column(
        t('السيارات', 'Cars'),
        t('رينج روڤر', 'Range Rover'),
        t('ديفندر', 'Defender'),
        'F-TYPE',
      ),
      column(t('الشراء', 'Buying'), t('العروض', 'Offers'), t('تجربة القيادة', 'Test drive')),
      {
        heading: t('نحن قريبون منك', 'Close to you'),
        rows: [
          {
            type: 'link',
            items: [
              item(t('الوكلاء', 'Retailers')),
              item('800 0000', { url: 'tel:8000000', icon: 'phone' }),
            ],
          },
          { type: 'social', items: signs.map(social) },
        ],
      },
    ],
    retailers: 'true',
    searchbar: 'true',
    middle_html: t(
      '<p>الصور والأسعار للتوضيح، وقد تختلف المواصفات من سوق إلى أخرى.</p>',
      '<p>Pictures and prices are for illustration; specifications may differ between markets.</p>',
    ),
    medium: [
      item(t('الخصوصية', 'Privacy')),
      item(t('ملفات تعريف الارتباط', 'Cookies')),
      item('', { type: 'wrapper', url: undefined, id: 'settings' }),
    ],
    bottom_html: t('<p>© موكب 2026</p>', '<p>© 2026 Mawkib</p>'),
    html: t(
      '<p>تذييل قديم من إعدادات السوق.</p>',
      '<p>A former footer from the market’s settings.</p>',
    ),
  };
  return {
    top: sections.top ? full.top : [],
    retailers: sections.retailers ? full.retailers : '',
    searchbar: sections.searchbar ? full.searchbar : '',
    middle_html: sanitize(sections.middle_html ? full.middle_html : ''),
    medium: sections.medium ? full.medium : [],
    bottom_html: sanitize(sections.bottom_html ? full.bottom_html : ''),
    html: sanitize(sections.html ? full.html : ''),
  };
}

function Footer({ sections }: { sections: Sections }) {
  const { locale } = useLocale();
  useEffect(() => foldFooterColumns(document), []);
  const languages =
    locale === 'ar'
      ? [{ locale: 'en' as const, label: 'English', href: '/en/' }]
      : [{ locale: 'ar' as const, label: 'العربية', href: '/ar/' }];
  return (
    <SiteFooter
      entries={[]}
      content={useContent(sections)}
      languages={languages}
      legal={locale === 'ar' ? '© موكب' : '© Mawkib'}
    />
  );
}

const all = {
  top: true,
  retailers: true,
  searchbar: true,
  middle_html: true,
  medium: true,
  bottom_html: true,
};

const meta: Meta<typeof Footer> = {
  title: 'UI/Site footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { sections: all },
};
export default meta;

type Story = StoryObj<typeof Footer>;

export const AllSections: Story = {};
export const ColumnsAlone: Story = { args: { sections: { top: true, bottom_html: true } } };
export const RetailersAlone: Story = { args: { sections: { retailers: true } } };
export const SearchAlone: Story = { args: { sections: { searchbar: true } } };
export const MiddleAlone: Story = { args: { sections: { middle_html: true } } };
export const LinksAlone: Story = { args: { sections: { medium: true } } };
export const BottomAlone: Story = { args: { sections: { bottom_html: true } } };
export const Legacy: Story = { args: { sections: { html: true } } };

export const ColumnsFold: Story = {
  play: async ({ canvasElement }) => {
    const columns = [...canvasElement.querySelectorAll('details')];
    const isPhone = window.innerWidth < 741;
    await expect(columns.map(({ open }) => open)).toEqual(columns.map(() => !isPhone));
    if (!isPhone) return;
    await userEvent.click(columns[0]?.querySelector('summary') as HTMLElement);
    await expect(columns[0]?.open).toBe(true);
  },
};

export const Wide: Story = {
  name: 'Its content is at most 1740 px wide, a picture 200 by 80 without a size of its own [S-9-10]',
  render: () => (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ inlineSize: '2400px' }}>
        <SiteFooter
          entries={[
            { id: 'a', label: 'A', url: '/', image: { id: 'cutout/coupe-side-black', alt: 'A' } },
          ]}
          legal="©"
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const footer = canvasElement.querySelector('footer') as HTMLElement;
    const row = footer.querySelector('nav') as HTMLElement;
    await expect(row.getBoundingClientRect().width).toBe(1740);
    const image = within(canvasElement).getByRole('img');
    await expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([
      '200',
      '80',
    ]);
  },
};
