import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '../picture/Picture.js';
import { gridColumns } from '../styles/breakpoints.js';
import { Heading } from '../text/Heading.js';
import { Grid, type GridProps } from './Grid.js';
import { Section } from './Section.js';

const cars = ['offroader', 'luxsuv', 'midsuv', 'coupe', 'saloon'];

function Cars(props: GridProps) {
  return (
    <Grid as="ul" {...props}>
      {cars.map((car) => (
        <li key={car}>
          <Picture image={{ id: `studio/${car}-side-silver` }} sizes="33vw" />
        </li>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'UI/Grid',
  component: Cars,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Cars>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Columns of the first row as rendered. */
const drawn = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length;

export const EveryLayout: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      {gridColumns.map((columns) => (
        <div key={columns}>
          <Heading level={2} size="xs">
            <bdi>{columns}</bdi>
          </Heading>
          <Cars columns={columns} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 1024) return;
    const lists = [...canvasElement.querySelectorAll('ul')];
    await expect(lists.map(drawn)).toEqual([1, 2, 3, 4, 5, 4, 4, 3]);
    const [first, second] = lists.at(-1)?.children ?? [];
    const widthOf = (element?: Element) => element?.getBoundingClientRect().width ?? 0;
    await expect(widthOf(first)).toBeGreaterThan(2.9 * widthOf(second));
  },
};
export const Three: Story = { args: { columns: 3 } };
export const TwoThenFour: Story = { args: { columns: '2-4' } };
export const OneThenFour: Story = { args: { columns: '1-4' } };
export const FirstFull: Story = { args: { columns: 'ffi' } };
export const WideGap: Story = { args: { columns: 2, gap: 'wide' } };
export const Seamless: Story = { args: { columns: 5, gap: 'none' } };
