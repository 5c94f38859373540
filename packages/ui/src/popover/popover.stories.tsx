import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Popover } from './Popover.js';

const words = {
  ar: {
    button: 'ما معنى القسط التقديري؟',
    label: 'عن العجلات',
    title: 'القسط التقديري',
    text: 'يُحسب على دفعة أولى قدرها 20% ومدة 60 شهرًا، ويحدّد المصرف القسط النهائي بعد الموافقة.',
  },
  en: {
    button: 'What is an estimated instalment?',
    label: 'About the wheels',
    title: 'Estimated instalment',
    text: 'It assumes a down payment of 20% and 60 months. The bank sets the final one once it approves.',
  },
} as const;

function Explained({ mark = false, at = 'start' }: { mark?: boolean; at?: 'start' | 'end' }) {
  const t = words[packageLocale(useLocale().locale)];
  return (
    <div
      style={{
        display: 'flex',
        minBlockSize: '320px',
        justifyContent: at,
        alignItems: at,
      }}
    >
      <Popover
        button={
          mark ? (
            <span style={{ display: 'grid', placeItems: 'center', padding: '10px' }}>
              <Icon name="plus" size={24} />
            </span>
          ) : (
            <span style={{ display: 'inline-block', paddingBlock: '10px' }}>{t.button}</span>
          )
        }
        buttonLabel={mark ? t.label : undefined}
        title={t.title}
      >
        <p>{t.text}</p>
      </Popover>
    </div>
  );
}

const meta = { title: 'UI/Popover', component: Explained } satisfies Meta<typeof Explained>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvas: HTMLElement) => {
  within(canvas).getAllByRole('button')[0]?.click();
  const dialog = await within(canvas).findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return dialog;
};

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => void (await opened(canvasElement)),
};
/** At the end of a line and the foot of the screen it turns the other way and stays within. */
export const AtTheEdge: Story = {
  args: { mark: true, at: 'end' },
  play: async ({ canvasElement }) => {
    const box = (await opened(canvasElement)).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(Math.round(box.right)).toBeLessThanOrEqual(window.innerWidth);
    await expect(Math.round(box.bottom)).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getAllByRole('button')[0] as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    const close = within(dialog).getByRole('button');
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.matches(':popover-open')).toBe(false));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
