import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../layout/Grid.js';
import { Section, type SectionSurface } from '../layout/Section.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Checkbox } from './Checkbox.js';
import { RadioGroup } from './RadioGroup.js';
import { RangeInput } from './range/RangeInput.js';
import { Slider } from './range/Slider.js';
import { Select } from './Select.js';
import { TextArea } from './TextArea.js';
import { TextInput } from './TextInput.js';

function Controls({
  surface = 'light',
  wrong = false,
}: {
  surface?: SectionSurface;
  wrong?: boolean;
}) {
  const { locale } = useLocale();
  const t = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  const error = wrong ? t('هذا الحقل مطلوب.', 'This field is required.') : null;
  return (
    <Section surface={surface} as="div">
      <Grid columns="2">
        <TextInput label={t('الاسم الكامل', 'Full name')} autoComplete="name" error={error} />
        <TextInput
          label={t('الهاتف المتحرك', 'Mobile number')}
          type="tel"
          hint={t('عشر خانات، مثل 0501234567', 'Ten digits, such as 0501234567')}
          error={error}
        />
        <TextInput label={t('البريد الإلكتروني', 'E-mail')} type="email" optional />
        <Select
          label={t('الإمارة', 'Emirate')}
          placeholder
          error={error}
          options={[
            { value: 'dubai', label: t('دبي', 'Dubai') },
            { value: 'abu-dhabi', label: t('أبوظبي', 'Abu Dhabi') },
          ]}
        />
        <TextArea label={t('ملاحظات', 'Notes')} optional />
        <RangeInput
          label={t('سنة الصنع', 'Model year')}
          min={2018}
          max={2027}
          value={[2021, 2025]}
        />
        <RadioGroup
          label={t('وسيلة التواصل', 'How to reach you')}
          name="reach"
          error={error}
          options={[
            { value: 'call', label: t('مكالمة', 'Call') },
            { value: 'mail', label: t('بريد إلكتروني', 'E-mail') },
          ]}
        />
        <Checkbox
          label={t('أوافق على سياسة الخصوصية', 'I accept the privacy policy')}
          error={error}
        />
      </Grid>
    </Section>
  );
}

const meta: Meta<typeof Controls> = {
  title: 'UI/Form',
  component: Controls,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const Default: StoryObj<typeof Controls> = {};
export const Errors: StoryObj<typeof Controls> = { args: { wrong: true } };
export const Dark: StoryObj<typeof Controls> = { args: { surface: 'dark', wrong: true } };

export const ArabicDigits: StoryObj<typeof Controls> = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole<HTMLInputElement>('textbox', {
      name: /الهاتف المتحرك|Mobile/,
    });
    await userEvent.type(phone, '٠٥٠١٢٣');
    await expect(phone).toHaveValue('050123');
    await expect(getComputedStyle(phone).direction).toBe('ltr');
  },
};

const months = {
  ar: ['يناير', 'أبريل', 'يوليو', 'أكتوبر'],
  en: ['January', 'April', 'July', 'October'],
};

function Seasons() {
  const { locale } = useLocale();
  const [month, setMonth] = useState(1);
  return (
    <Section as="div">
      <Slider
        label={locale === 'ar' ? 'متى تسافر؟' : 'When do you travel?'}
        max={3}
        value={month}
        valueText={months[packageLocale(locale)][month]}
        onChange={setMonth}
        marked
      />
    </Section>
  );
}

export const OneHandle: StoryObj<typeof Controls> = {
  render: () => <Seasons />,
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole<HTMLInputElement>('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider.ariaValueText).toMatch(/أبريل|April/);
    await expect(getComputedStyle(slider).direction).toBe(document.dir);
  },
};
