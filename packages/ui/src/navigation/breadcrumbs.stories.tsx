import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useLocale } from '../locale/LocaleProvider.js';
import { Breadcrumbs } from './Breadcrumbs.js';

const path = [
  { ar: 'الرئيسية', en: 'Home', url: '/' },
  { ar: 'السيارات المتوفرة', en: 'Cars in stock', url: '/vehicles' },
  { ar: 'ديفندر', en: 'Defender', url: '/defender' },
  { ar: 'ديفندر 110 بمحرك سداسي الأسطوانات', en: 'Defender 110 with a six-cylinder engine' },
];

function Path({ count, sticky }: { count: number; sticky?: boolean }) {
  const { locale } = useLocale();
  const items = path.slice(0, count).map(({ ar, en, url }) => ({
    label: locale === 'ar' ? ar : en,
    ...(url && { url }),
  }));
  return <Breadcrumbs items={items} {...(sticky && { sticky })} />;
}

const meta: Meta<typeof Path> = {
  title: 'UI/Breadcrumbs',
  component: Path,
  parameters: { layout: 'fullscreen' },
  args: { count: 2 },
};
export default meta;

type Story = StoryObj<typeof Path>;

export const Default: Story = {};

/** One line, which scrolls on a phone; every link is large enough to press. */
export const LongPath: Story = {
  args: { count: 4 },
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('li')];
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    for (const link of canvasElement.querySelectorAll('a'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Sticky: Story = { args: { count: 4, sticky: true } };
