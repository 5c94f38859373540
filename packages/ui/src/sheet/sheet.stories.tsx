import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.js';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Sheet } from './Sheet.js';

const words = {
  ar: {
    open: 'تصفية النتائج',
    show: 'عرض 24 سيارة',
    colours: ['أبيض فوجي', 'أسود سانتوريني', 'رمادي إيجر'],
  },
  en: {
    open: 'Filters',
    show: 'Show 24 cars',
    colours: ['Fuji white', 'Santorini black', 'Eiger grey'],
  },
} as const;

function Filters() {
  const t = words[packageLocale(useLocale().locale)];
  return (
    <div style={{ minBlockSize: '480px', maxInlineSize: '320px' }}>
      <Sheet
        id="story-sheet"
        button={
          <>
            <Icon name="filter" size={20} />
            {t.open}
          </>
        }
        title={t.open}
        foot={
          <Button wide popoverTarget="story-sheet" popoverTargetAction="hide">
            {t.show}
          </Button>
        }
      >
        {t.colours.map((colour) => (
          <p key={colour} style={{ paddingBlock: '12px' }}>
            {colour}
          </p>
        ))}
      </Sheet>
    </div>
  );
}

const meta = { title: 'UI/Sheet', component: Filters } satisfies Meta<typeof Filters>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On wide screens the content is inline and there is nothing to open. */
const isNarrow = () => matchMedia('(max-width: 1023.98px)').matches;

const sheetOf = (root: HTMLElement) => root.querySelector('[popover]') as HTMLElement;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const content = within(sheetOf(canvasElement)).getByText(/^(أبيض فوجي|Fuji white)$/);
    await expect(content.checkVisibility()).toBe(!isNarrow());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    if (!isNarrow()) return;
    const button = within(canvasElement).getAllByRole('button')[0] as HTMLElement;
    const sheet = sheetOf(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getComputedStyle(sheet).opacity).toBe('1'));
    await expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    const [close, show] = within(sheet).getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(close).toHaveAccessibleName();
    show.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheet.matches(':popover-open')).toBe(false));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
