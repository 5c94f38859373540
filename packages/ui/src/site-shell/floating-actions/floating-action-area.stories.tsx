import { packageLocale } from '@mawkib/core/locale';
import type { FloatingArea } from '@mawkib/core/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLocale } from '../../locale/LocaleProvider.js';
import { FloatingActionArea } from './FloatingActionArea.js';

const words = [
  { icon: 'car', ar: 'احجز تجربة قيادة', en: 'Book a test drive' },
  { icon: 'search', ar: 'السيارات المتوفرة', en: 'Cars in stock' },
  { icon: 'pin', ar: 'أقرب وكيل', en: 'Find a retailer' },
  { icon: 'calendar', ar: 'عروض هذا الشهر', en: 'This month’s offers' },
  { icon: 'phone', ar: 'اتصل بنا', en: 'Call us' },
  { icon: 'mail', ar: 'راسلنا', en: 'Write to us' },
];

function Page({ kind, count, isLong }: { kind: 'bar' | 'menu'; count: number; isLong?: boolean }) {
  const { locale } = useLocale();
  const area: FloatingArea = {
    kind,
    desktopCount: 4,
    mobileCount: 3,
    items: words.slice(0, count).map(({ icon, ...text }) => ({
      icon,
      link: {
        url: '/',
        link_text: isLong
          ? `${text[packageLocale(locale)]} ${text[packageLocale(locale)]} ${text[packageLocale(locale)]}`
          : text[packageLocale(locale)],
        target: '_self',
        type: 'internal',
      },
    })),
  };
  return (
    <div style={{ minBlockSize: '480px' }}>
      <FloatingActionArea area={area} />
    </div>
  );
}

const meta: Meta<typeof Page> = {
  title: 'UI/Floating actions',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'menu', count: 6 },
};
export default meta;

type Story = StoryObj<typeof Page>;

const shown = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('link')
    .filter((link) => link.checkVisibility());

export const Menu: Story = {};

export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('summary') as HTMLElement;
    await expect(shown(canvasElement)).toHaveLength(0);
    await userEvent.click(button);
    await expect(shown(canvasElement)).toHaveLength(window.innerWidth < 741 ? 3 : 4);
  },
};

export const Bar: Story = {
  args: { kind: 'bar' },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toHaveLength(window.innerWidth < 741 ? 3 : 4);
  },
};

export const BarWithMore: Story = {
  args: { kind: 'bar' },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('details summary') as HTMLElement);
    await expect(shown(canvasElement)).toHaveLength(6);
  },
};

export const MenuWithMore: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await userEvent.click(canvasElement.querySelector('details details summary') as HTMLElement);
    await expect(shown(canvasElement)).toHaveLength(6);
  },
};

export const OneQuickLink: Story = { args: { kind: 'bar', count: 1 } };
export const LongText: Story = { args: { kind: 'bar', isLong: true } };
export const LongTextInMenu: Story = {
  args: { isLong: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
  },
};
