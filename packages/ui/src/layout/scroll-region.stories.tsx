import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLocale } from '../locale/LocaleProvider.js';
import { Ltr } from '../locale/Ltr.js';
import { ScrollRegion } from './ScrollRegion.js';
import { Section } from './Section.js';

const years = Array.from({ length: 12 }, (_, at) => 2015 + at);

function Prices() {
  const { locale } = useLocale();
  const title = locale === 'ar' ? 'السعر بسنة الصنع' : 'Price by year built';
  return (
    <ScrollRegion label={title}>
      <table style={{ inlineSize: '100%', fontVariantNumeric: 'tabular-nums' }}>
        <caption style={{ textAlign: 'start' }}>{title}</caption>
        <tbody>
          <tr>
            {years.map((year) => (
              <th key={year} scope="col" style={{ padding: '1rem 1.5rem', textAlign: 'start' }}>
                {year}
              </th>
            ))}
          </tr>
          <tr>
            {years.map((year) => (
              <td key={year} style={{ padding: '1rem 1.5rem', whiteSpace: 'nowrap' }}>
                <Ltr>{(year - 1995) * 9},000</Ltr>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const meta = {
  title: 'UI/Scroll region',
  component: Prices,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Prices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WideTable: Story = {};

/** The arrows move what is wider than its place, towards its end in either direction. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    if (region.scrollWidth <= region.clientWidth) return;
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const rtl = getComputedStyle(region).direction === 'rtl';
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(Math.abs(region.scrollLeft)).toBeGreaterThan(0));
    region.scrollTo({ left: 0, behavior: 'instant' });
  },
};
