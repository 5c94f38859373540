import { formatDate } from '@mawkib/core/locale';
import { Button, Ltr, Select, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { ChoiceCard } from '../ChoiceCard.js';
import { ChoiceGroup } from '../ChoiceGroup.js';
import type { StepFieldsProps } from '../step-fields-props.js';
import { stepsMessages } from '../steps.messages.js';
import { styles } from '../steps.styles.js';

/**
 * A visit: its kind, the retailer and a free time. Another retailer's times are shown by the post
 * `_show=times`, which stores nothing.
 */
export function AppointmentFields({ options, required, values, errors }: StepFieldsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = stepsMessages(locale);
  const { appointment, retailers } = options;
  if (!appointment) return null;
  const { kinds, retailer_id, days } = appointment;
  const kind = values.kind ?? (required ? kinds[0] : 'none');
  const chosenDay = values.slot?.split(' ')[0];
  const openDay = days.some(({ date }) => date === chosenDay) ? chosenDay : days[0]?.date;
  return (
    <>
      <ChoiceGroup legend={t('appointment_question')} error={errors.kind}>
        {required ? null : (
          <ChoiceCard
            type="radio"
            name="kind"
            value="none"
            label={t('no_appointment')}
            text={t('no_appointment_text')}
            checked={kind === 'none'}
          />
        )}
        {kinds.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            name="kind"
            value={one}
            label={t(one)}
            checked={kind === one}
          />
        ))}
      </ChoiceGroup>
      <div className={css.cards} data-visit>
        <Select
          name="retailer_id"
          label={t('visit_at')}
          error={errors.retailer_id}
          options={retailers.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={retailer_id}
          onChange={({ currentTarget }) => {
            const show = currentTarget.form?.elements.namedItem('_show');
            if (show instanceof HTMLButtonElement) currentTarget.form?.requestSubmit(show);
          }}
        />
        {retailers.length > 1 ? (
          <div className={css.showTimes}>
            <Button type="submit" kind="secondary" size="small" name="_show" value="times">
              {t('show_times')}
            </Button>
          </div>
        ) : null}
        <ChoiceGroup legend={t('slot')} error={errors.slot}>
          {days.length === 0 ? <p className={css.text}>{t('no_slots')}</p> : null}
          <div className={css.days}>
            {days.map(({ date, slots }) => (
              <details key={date} className={css.day} open={date === openDay}>
                <summary>{formatDate(`${date}T12:00:00Z`, locale, 'full')}</summary>
                <div className={css.slots}>
                  {slots.map((slot) => (
                    <label key={slot} className={css.slot}>
                      <input
                        type="radio"
                        name="slot"
                        value={`${date} ${slot}`}
                        defaultChecked={values.slot === `${date} ${slot}`}
                      />
                      <Ltr>{slot}</Ltr>
                    </label>
                  ))}
                </div>
              </details>
            ))}
          </div>
        </ChoiceGroup>
      </div>
    </>
  );
}
