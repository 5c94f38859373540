import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Tooltip } from './Tooltip.js';

const words = {
  ar: {
    save: 'حفظ السيارة',
    print: 'طباعة',
    compare: 'مقارنة',
    why: 'تُحفظ السيارة أولًا، ثم تُقارن بسياراتك المحفوظة كلها جنبًا إلى جنب',
  },
  en: {
    save: 'Save this car',
    print: 'Print',
    compare: 'Compare',
    why: 'Saves the car first, then puts it beside all the cars that you saved',
  },
} as const;

function Buttons({ at = 'center' }: { at?: 'start' | 'center' | 'end' }) {
  const t = words[packageLocale(useLocale().locale)];
  const size = { display: 'grid', placeItems: 'center', minInlineSize: '48px', blockSize: '48px' };
  return (
    <div style={{ display: 'flex', minBlockSize: '240px', justifyContent: at, alignItems: at }}>
      <Tooltip text={t.save}>
        <button type="button" style={size} aria-label={t.save}>
          <Icon name="heart" size={24} />
        </button>
      </Tooltip>
      <Tooltip text={t.print}>
        <button type="button" style={size} aria-label={t.print}>
          <Icon name="print" size={24} />
        </button>
      </Tooltip>
      <Tooltip text={t.why}>
        <button type="button" style={size}>
          {t.compare}
        </button>
      </Tooltip>
    </div>
  );
}

const meta = { title: 'UI/Tooltip', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;

type Story = StoryObj<typeof meta>;

const openTip = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('[role="tooltip"]:popover-open');

const buttonsOf = (root: HTMLElement) =>
  within(root).getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];

const opened = async (root: HTMLElement) => {
  const tip = await waitFor(() => {
    const found = openTip(root);
    if (!found) throw new Error('no tooltip is open');
    return found;
  });
  await waitFor(() => expect(getComputedStyle(tip).opacity).toBe('1'));
  return tip;
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const [save, , compare] = buttonsOf(canvasElement);
    await expect(save).toHaveAccessibleName();
    await expect(save).not.toHaveAccessibleDescription();
    await expect(compare).toHaveAccessibleDescription();
    await expect(openTip(canvasElement)).toBeNull();
  },
};

/** After a delay; the tooltip can be hovered, and a neighbor's tooltip is shown at once. */
export const UnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    const [save, print] = buttonsOf(canvasElement);
    await userEvent.hover(save);
    await expect(openTip(canvasElement)).toBeNull();
    const tip = await opened(canvasElement);
    await expect(tip).toHaveTextContent(save.getAttribute('aria-label') as string);
    await userEvent.unhover(save);
    await userEvent.hover(tip);
    // Past the delay after which it would be hidden, look by look.
    for (let look = 0; look < 5; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await expect(openTip(canvasElement)).toBe(tip);
    }
    await userEvent.hover(print);
    await waitFor(() =>
      expect(openTip(canvasElement)).toHaveTextContent(print.getAttribute('aria-label') as string),
    );
    await userEvent.click(print);
    await waitFor(() => expect(openTip(canvasElement)).toBeNull());
  },
};

/** At once on focus; Escape hides it and keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [save, print] = buttonsOf(canvasElement);
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await opened(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openTip(canvasElement)).toBeNull());
    await expect(save).toHaveFocus();
    await userEvent.tab();
    await expect(print).toHaveFocus();
    await expect(await opened(canvasElement)).toHaveTextContent(
      print.getAttribute('aria-label') as string,
    );
  },
};

/** While it is pressed, and shortly after. */
export const Held: Story = {
  play: async ({ canvasElement }) => {
    const [save] = buttonsOf(canvasElement);
    const touch = { pointerType: 'touch' };
    await fireEvent.pointerEnter(save, touch);
    await fireEvent.pointerDown(save, touch);
    await opened(canvasElement);
    await fireEvent.pointerUp(save, touch);
    await expect(openTip(canvasElement)).not.toBeNull();
    await waitFor(() => expect(openTip(canvasElement)).toBeNull());
  },
};

const staysInside = async (root: HTMLElement) => {
  const [, , compare] = buttonsOf(root);
  await userEvent.hover(compare);
  const box = (await opened(root)).getBoundingClientRect();
  await expect(box.left).toBeGreaterThanOrEqual(0);
  await expect(box.top).toBeGreaterThanOrEqual(0);
  await expect(Math.round(box.right)).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

/** Below its button without space above, and never outside of the window. */
export const AtTheStart: Story = {
  args: { at: 'start' },
  play: ({ canvasElement }) => staysInside(canvasElement),
};
export const AtTheEnd: Story = {
  args: { at: 'end' },
  play: ({ canvasElement }) => staysInside(canvasElement),
};
