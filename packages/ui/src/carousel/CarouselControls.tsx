import { type ReactNode, useRef } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { VisuallyHidden } from '../navigation/VisuallyHidden.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Tooltip } from '../tooltip/Tooltip.js';
import type { CarouselButton } from './Carousel.js';
import { messages } from './carousel.messages.js';
import { styles } from './carousel.styles.js';
import type { CarouselState } from './use-carousel.js';
import { useCentredChoice } from './use-centred-choice.js';

/** Above this number the position is shown as text: indicators would be too small to touch. */
const maxMarks = 8;

interface CarouselControlsProps {
  state: CarouselState;
  buttons?: readonly CarouselButton[];
  indicators: boolean;
  timer: boolean;
  /** White controls, over the images. */
  over: boolean;
}

/** Indicators of the position, and buttons. */
export function CarouselControls({
  state,
  buttons,
  indicators,
  timer,
  over,
}: CarouselControlsProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { index, stops } = state;
  const position = `${t('slide')} ${t('position', { index: index + 1, count: stops })}`;
  return (
    <div className={css.controls} data-surface={over ? 'black' : undefined}>
      {buttons ? (
        <Choices state={state} buttons={buttons} timer={timer} />
      ) : indicators ? (
        <Marks state={state} timer={timer} />
      ) : null}
      {state.plays ? (
        <IconButton label={t(state.playing ? 'pause' : 'play')} onClick={state.toggle}>
          <Icon name={state.playing ? 'pause' : 'play'} size={20} />
        </IconButton>
      ) : null}
      <div className={css.steps} data-steps="">
        <IconButton label={t('previous')} onClick={() => state.step(-1)}>
          <Icon name="chevron" size={20} className={css.back} />
        </IconButton>
        <IconButton label={t('next')} onClick={() => state.step(1)}>
          <Icon name="chevron" size={20} />
        </IconButton>
      </div>
      <VisuallyHidden>
        <span aria-live={state.running ? 'off' : 'polite'}>{state.announced ? position : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function IconButton({ label, onClick, children }: IconButtonProps) {
  const css = useStyles(styles);
  return (
    <Tooltip text={label}>
      <button type="button" className={css.button} aria-label={label} onClick={onClick}>
        {children}
      </button>
    </Tooltip>
  );
}

type PartProps = Pick<CarouselControlsProps, 'state' | 'timer'>;

function Marks({ state, timer }: PartProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { index, stops } = state;
  const position = (at: number) => t('position', { index: at + 1, count: stops });
  const shown = timer && state.playing;
  if (stops > maxMarks) {
    return (
      <div className={css.marks} data-timer={shown || undefined}>
        <span
          key={index}
          className={css.mark}
          data-current=""
          data-running={state.running || undefined}
        />
        <span className={css.count}>{position(index)}</span>
      </div>
    );
  }
  return (
    <div className={css.marks} data-timer={shown || undefined}>
      {Array.from({ length: stops }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its index
          key={at}
          type="button"
          className={css.mark}
          aria-label={`${t('slide')} ${position(at)}`}
          aria-current={at === index || undefined}
          data-running={(at === index && state.running) || undefined}
          onClick={() => state.go(at)}
        />
      ))}
    </div>
  );
}

function Choices({ state, timer, buttons }: PartProps & { buttons: readonly CarouselButton[] }) {
  const css = useStyles(styles);
  const row = useRef<HTMLDivElement>(null);
  const { index } = state;
  useCentredChoice(row, index);
  return (
    <div
      ref={row}
      className={css.choices}
      data-choices=""
      data-timer={(timer && state.playing) || undefined}
    >
      {buttons.map(({ label, content }, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its index
          key={at}
          type="button"
          className={css.choice}
          aria-label={label}
          aria-current={at === index || undefined}
          data-running={(at === index && state.running) || undefined}
          onClick={() => state.go(at)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
