import type { RangeData } from '@mawkib/core/calculators';
import { formatNumber } from '@mawkib/core/locale';
import { Button, RadioGroup, Select, Slider, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { choiceIn, rangeParams, shownRange, withSpeeds } from './choice-in.js';
import type { rangeCalculator } from './range-calculator.definition.js';
import { messages } from './range-calculator.messages.js';
import { styles } from './range-calculator.styles.js';
import { rangeLabels } from './range-labels.js';

export function RangeCalculator({ id, fields, data }: BlockProps<typeof rangeCalculator>) {
  const ranges = data?.value as RangeData | undefined;
  if (!ranges) return null;
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      <Calculator id={id} fields={fields} ranges={withSpeeds(ranges, fields.driving_profiles)} />
    </BlockSection>
  );
}

interface CalculatorProps {
  id: string;
  fields: BlockProps<typeof rangeCalculator>['fields'];
  ranges: RangeData;
}

/** Without a script a form that the server responds to with the result. */
function Calculator({ id, fields, ranges }: CalculatorProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { pathname, search } = usePageAddress();
  const [choice, setChoice] = useState(() => choiceIn(ranges, search, id));
  const labels = rangeLabels(fields, locale);
  const { profiles, wheels, temperatures } = ranges;
  const at = Math.max(0, temperatures.indexOf(choice.temperature));
  const shown = shownRange(ranges, choice, fields);
  const anchor = `range-${id}`;
  return (
    <form
      id={anchor}
      className={css.root}
      action={`${pathname}#${anchor}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name={rangeParams.block} value={id} />
      <div className={css.choices}>
        <RadioGroup
          label={t('profile')}
          name={rangeParams.profile}
          options={profiles.map(({ key }) => ({ value: key, label: labels.profile(key) }))}
          value={choice.profile}
          onChange={(profile) => setChoice({ ...choice, profile })}
        />
        <RadioGroup
          label={t('wheel')}
          name={rangeParams.wheel}
          options={wheels.map((key) => ({ value: key, label: labels.wheel(key) }))}
          value={choice.wheel}
          onChange={(wheel) => setChoice({ ...choice, wheel })}
        />
        <div className={css.temperature}>
          <p className={css.name} aria-hidden>
            <span>{t('temperature')}</span>
            <span className={css.degrees}>{labels.temperature(choice.temperature)}</span>
          </p>
          <Slider
            label={t('temperature')}
            marked={temperatures.length <= 12}
            max={temperatures.length - 1}
            value={at}
            valueText={labels.temperature(choice.temperature)}
            onChange={(index) =>
              setChoice({ ...choice, temperature: temperatures[index] ?? choice.temperature })
            }
          />
          <p className={css.ends} aria-hidden>
            <span>{labels.temperature(temperatures[0] ?? '')}</span>
            <span>{labels.temperature(temperatures.at(-1) ?? '')}</span>
          </p>
          <Select
            className={css.instead}
            label={t('temperature')}
            name={rangeParams.temperature}
            options={temperatures.map((key) => ({ value: key, label: labels.temperature(key) }))}
            value={choice.temperature}
            onChange={() => {}}
          />
        </div>
        <Button type="submit" kind="secondary" className={css.instead}>
          {t('calculate')}
        </Button>
      </div>
      <output className={css.result} aria-live="polite">
        {shown ? (
          <>
            <span className={css.figure}>
              <span className={css.label}>{t('range')}</span>
              <span className={css.distance}>
                <bdi>{formatNumber(shown.distance, locale)}</bdi> {t(shown.unit)}
              </span>
            </span>
            {shown.average_speed === null ? null : (
              <span className={css.figure}>
                <span className={css.label}>{t('speed')}</span>
                <span className={css.speed}>
                  <bdi>{formatNumber(shown.average_speed, locale)}</bdi>{' '}
                  {t(`${shown.unit}_per_hour`)}
                </span>
              </span>
            )}
          </>
        ) : (
          t('unknown')
        )}
      </output>
    </form>
  );
}
