import { IconButton } from '../../controls/Button.tsx';
import { useTexts } from '../../language/use-language.ts';
import { orderingMessages } from './ordering-messages.ts';

interface MoveButtonsProps {
  index: number;
  count: number;
  /** Name of the item in the labels. */
  name: string;
  /** `move` of `useItemMove`. */
  onMove(to: number): void;
}

export function MoveButtons({ index, count, name, onMove }: MoveButtonsProps) {
  const t = useTexts(orderingMessages);
  return (
    <>
      <IconButton
        icon="up"
        label={t('earlier', { name })}
        data-move="up"
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        label={t('later', { name })}
        data-move="down"
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  );
}
