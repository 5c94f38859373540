import { recogniseVin } from '@mawkib/core/calculators';
import { Button, Heading, type HeadingLevel, Ltr, Picture, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import type { jlrMapUpdate } from './jlr-map-update.definition.js';
import { messages } from './jlr-map-update.messages.js';
import { styles } from './jlr-map-update.styles.js';
import { VinForm } from './VinForm.js';

const steps = [1, 2, 3] as const;
const last = steps.length;

/** The VIN is only in the state of this component: it is neither sent, stored nor logged. */
export function JlrMapUpdate({ index, fields }: BlockProps<typeof jlrMapUpdate>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [current, setCurrent] = useState<number>(1);
  const [vin, setVin] = useState('');
  const root = useRef<HTMLOListElement>(null);
  const hasMoved = useRef(false);
  const level: HeadingLevel = index === 0 ? 1 : 2;
  const goTo = (step: number) => {
    hasMoved.current = true;
    setCurrent(step);
  };
  useEffect(() => {
    const heading = root.current?.children[current - 1]?.querySelector<HTMLElement>('[tabindex]');
    if (hasMoved.current) heading?.focus();
  }, [current]);
  return (
    <BlockSection data={{ 'data-step': current }}>
      <ol ref={root} className={css.steps}>
        {steps.map((step) => {
          const image = fields[`step_${step}_image`];
          const heading = fields[`step_${step}_heading`];
          return (
            <li
              key={step}
              className={css.step}
              data-off={step !== current || undefined}
              data-picture={Boolean(image) || undefined}
            >
              {image && (
                <Picture
                  image={image}
                  sizes="(min-width: 1024px) 58vw, 100vw"
                  index={step === 1 ? index : undefined}
                />
              )}
              <div className={css.words}>
                {heading && <p className={css.progress}>{t('progress', { step })}</p>}
                <Heading level={level} size="l" tabIndex={-1} className={css.heading}>
                  {heading || t('progress', { step })}
                </Heading>
                {step > 1 && vin && (
                  <p>
                    {t('vehicle')} <Ltr>{vin}</Ltr>
                  </p>
                )}
                <RichText html={fields[`step_${step}_content`]} />
                {step === 1 ? (
                  <>
                    <VinForm
                      label={fields.vin_label || t('vin')}
                      placeholder={fields.vin_placeholder}
                      button={fields.vin_button || t('check')}
                      error={fields.error_text}
                      recognise={(text) => recogniseVin(text, fields.vin_prefixes)}
                      onRecognised={(recognised) => {
                        setVin(recognised);
                        goTo(2);
                      }}
                    />
                    <p className={css.noScript}>{t('no_script')}</p>
                  </>
                ) : (
                  <div className={css.buttons}>
                    <Button kind="secondary" onClick={() => goTo(step - 1)}>
                      {t('previous')}
                    </Button>
                    {step < last ? (
                      <Button onClick={() => goTo(step + 1)}>{t('next')}</Button>
                    ) : (
                      <Button kind="secondary" onClick={() => goTo(1)}>
                        {t('restart')}
                      </Button>
                    )}
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </BlockSection>
  );
}
