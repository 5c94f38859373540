import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Section } from '../layout/Section.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Picture } from '../picture/Picture.js';
import { Carousel, type CarouselProps } from './Carousel.js';

const cars = ['offroader', 'luxsuv', 'midsuv', 'coupe', 'saloon'];

function Cars(props: Partial<CarouselProps>) {
  const { locale } = useLocale();
  return (
    <Section as="div">
      <Carousel label={locale === 'ar' ? 'الطرازات' : 'Models'} {...props}>
        {cars.map((car) => (
          <Picture
            key={car}
            image={{ id: `studio/${car}-front34-silver`, alt: '' }}
            sizes="100vw"
          />
        ))}
      </Carousel>
    </Section>
  );
}

const meta: Meta<typeof Cars> = {
  title: 'UI/Carousel',
  component: Cars,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const Default: StoryObj<typeof Cars> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: /التالية|Next/ });
    const current = () => canvasElement.querySelector('[data-current]')?.getAttribute('aria-label');
    await userEvent.click(next);
    await waitFor(() => expect(current()).toMatch(/^2/));
    const track = canvasElement.querySelector('[tabindex="0"]') as HTMLElement;
    await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(100));
    await expect(Math.sign(track.scrollLeft)).toBe(document.dir === 'rtl' ? -1 : 1);
    await userEvent.click(canvas.getByRole('button', { name: /السابقة|Previous/ }));
    await waitFor(() => expect(current()).toMatch(/^1/));
  },
};
export const WithTimer: StoryObj<typeof Cars> = { args: { autoplay: true, timer: true } };
export const AdjacentSlides: StoryObj<typeof Cars> = { args: { view: 'adjacent' } };
export const SeveralPerView: StoryObj<typeof Cars> = {
  args: { perView: [1, 2, 3] },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[tabindex="0"]') as HTMLElement;
    const current = () => canvasElement.querySelector('[data-current]')?.getAttribute('aria-label');
    const slide = track.firstElementChild as HTMLElement;
    const last = cars.length + 1 - Math.round(track.clientWidth / slide.offsetWidth);
    track.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current()).toMatch(new RegExp(`^${last}`)));
    const end = () => track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft);
    await waitFor(() => expect(end()).toBeLessThan(2));
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await waitFor(() => expect(current()).toMatch(new RegExp(`^${last - 1}`)));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeLessThan(2));
  },
};
export const AdjacentSeveral: StoryObj<typeof Cars> = {
  args: { perView: [1, 2, 3], view: 'adjacent' },
};
export const Buttons: StoryObj<typeof Cars> = {
  args: { buttons: cars.map((_, at) => ({ label: `${at + 1}`, content: at + 1 })) },
};
export const ButtonsAbove: StoryObj<typeof Cars> = {
  args: { ...Buttons.args, controls: 'above' },
};
