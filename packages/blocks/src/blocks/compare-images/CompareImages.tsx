import { Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type CSSProperties, useRef, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { useAutostart } from '../../shared/autostart/use-autostart.js';
import type { compareImages } from './compare-images.definition.js';
import { messages } from './compare-images.messages.js';
import { styles } from './compare-images.styles.js';
import { sweep, sweepTime } from './sweep.js';

const clamped = (percent: number) => Math.min(100, Math.max(0, percent));

export function CompareImages({ index, fields }: BlockProps<typeof compareImages>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { image_before, image_after, label_before, label_after } = fields;
  const start = clamped(fields.start_position);
  const root = useRef<HTMLDivElement>(null);
  /** Undefined until the handle is moved: it then follows the field. */
  const [moved, setMoved] = useState<number>();
  const [isEased, setEased] = useState(false);
  const at = moved ?? start;
  const isWhole = image_before !== undefined && image_after !== undefined;
  useAutostart(root, {
    enabled: fields.has_autostart && isWhole,
    duration: sweepTime,
    onStep: (progress) => setMoved(sweep(start, progress)),
  });
  const move = (to: number, eased: boolean) => {
    setEased(eased);
    setMoved(to);
  };
  const names = { before: label_before || t('before'), after: label_after || t('after') };
  const percent = Math.round(at);
  const sides = [
    { to: 100, name: names.before },
    { to: 50, name: t('half') },
    { to: 0, name: names.after },
  ];
  return (
    <BlockSection>
      {isWhole ? (
        <div ref={root} className={css.block} data-sidebar={fields.has_sidebar || undefined}>
          <div
            className={css.stage}
            style={{ '--at': at } as CSSProperties}
            data-eased={isEased || undefined}
          >
            {(['after', 'before'] as const).map((side) => {
              const label = side === 'before' ? label_before : label_after;
              return (
                <figure key={side} className={css.picture} data-side={side}>
                  <Picture
                    image={side === 'before' ? image_before : image_after}
                    index={index}
                    fill
                  />
                  {label && <figcaption className={css.label}>{label}</figcaption>}
                </figure>
              );
            })}
            <input
              type="range"
              className={css.range}
              min={0}
              max={100}
              value={percent}
              aria-label={t('compare')}
              aria-valuetext={t('share', { label: names.before, percent })}
              onChange={(event) => move(event.currentTarget.valueAsNumber, false)}
            />
            <span className={css.handle} aria-hidden />
          </div>
          {fields.has_sidebar && (
            <fieldset className={css.sides} aria-label={t('compare')}>
              {sides.map(({ to, name }) => (
                <button
                  key={to}
                  type="button"
                  className={css.side}
                  aria-pressed={percent === to}
                  onClick={() => move(to, true)}
                >
                  {name}
                </button>
              ))}
            </fieldset>
          )}
        </div>
      ) : (
        <Picture image={image_before ?? image_after} index={index} />
      )}
    </BlockSection>
  );
}
