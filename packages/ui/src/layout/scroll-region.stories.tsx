import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLocale } from '../locale/LocaleProvider.js';
import { Ltr } from '../text/Ltr.js';
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

/** Scrolling regions are focusable; the browser's keys scroll them. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region')).toHaveFocus();
  },
};
