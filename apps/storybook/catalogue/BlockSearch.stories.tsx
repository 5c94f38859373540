import { builtInThumbnail } from '@mawkib/blocks/thumbnails';
import { catalogue } from '@mawkib/demo-market/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockSearch } from './BlockSearch.tsx';

const meta = {
  title: 'Find a block',
  component: BlockSearch,
  args: { catalogue, thumbnailOf: builtInThumbnail },
  tags: ['!autodocs'],
  // It shows the whole catalogue, so its picture changes with every block.
  parameters: { layout: 'fullscreen', picture: false },
} satisfies Meta<typeof BlockSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue: Story = {
  name: 'By what it does',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const search = page.getByRole('searchbox', { name: 'Find a block' });
    await userEvent.type(search, 'اسئله');
    const [first] = page.getAllByRole('link');
    await expect(first).toHaveAttribute('href', './?path=/docs/blocks-accordion--docs');
    await userEvent.clear(search);
    await userEvent.type(search, 'zeppelin');
    await expect(page.getByRole('status')).toHaveTextContent('0 of');
    await userEvent.clear(search);
  },
};
