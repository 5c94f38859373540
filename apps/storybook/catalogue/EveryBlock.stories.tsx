import { BlockStory } from '@mawkib/blocks/stories';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { LocaleProvider, useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { findOverflow } from '../run/layout-checks/find-overflow.ts';
import { findUnmirrored, measureSides } from '../run/layout-checks/find-unmirrored.ts';
import { settle } from '../run/settle.ts';

/** All blocks of the catalogue with their samples, and a button that changes the direction. */
function EveryBlock() {
  const { locale } = useLocale();
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    document.documentElement.dir = dir;
  }, [dir]);
  return (
    <LocaleProvider locale={locale} dir={dir}>
      <button type="button" onClick={() => setDir(dir === 'rtl' ? 'ltr' : 'rtl')}>
        Other direction
      </button>
      <div dir={dir}>
        {catalogue.definitions.map((definition) => (
          <div key={definition.key} data-part={definition.key}>
            <BlockStory definition={definition} />
          </div>
        ))}
      </div>
    </LocaleProvider>
  );
}

const meta = {
  title: 'Every block',
  component: EveryBlock,
  tags: ['!autodocs'],
  // It shows the whole catalogue, so its picture changes with every block.
  parameters: { layout: 'fullscreen', picture: false, a11y: { test: 'off' } },
} satisfies Meta<typeof EveryBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BothDirections: Story = {
  name: 'Every block lays out from right to left as from left to right [B-1-07]',
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Other direction' });
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-part]')];
    await expect(parts.length).toBeGreaterThan(40);
    await settle();
    const before = parts.map(measureSides);
    await userEvent.click(button);
    await settle();
    await expect(document.documentElement.dir).toBe('rtl');
    await expect(findOverflow(canvasElement)).toEqual([]);
    const faults = parts.flatMap((part, at) =>
      findUnmirrored(before[at] ?? new Map(), measureSides(part)).map(
        (fault) => `${part.dataset.part}: ${fault}`,
      ),
    );
    await expect(faults).toEqual([]);
  },
};
