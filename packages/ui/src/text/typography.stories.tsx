import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '../locale/LocaleProvider.js';
import { Price } from '../price/Price.js';
import { sanitize } from '../rich-text/sanitize.js';
import { Heading } from './Heading.js';
import { headingSizes, paragraphSizes } from './heading-sizes.js';
import { Ltr } from './Ltr.js';
import { Paragraph } from './Paragraph.js';
import { RichText } from './RichText.js';

function useText() {
  const { locale } = useLocale();
  return (ar: string, en: string) => (locale === 'ar' ? ar : en);
}

function Scale() {
  const t = useText();
  return (
    <>
      {[...headingSizes].reverse().map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          {t('رينج روفر سبورت', 'Range Rover Sport')} P550e
        </Heading>
      ))}
      {paragraphSizes.map((size) => (
        <Paragraph key={size} size={size}>
          {t(
            'مقصورة هادئة تتسع لخمسة، وشاشة منحنية قياس 13.1 بوصة تستجيب للمسة الأولى.',
            'A quiet cabin for five, and a curved 13.1-inch screen that answers the first touch.',
          )}
        </Paragraph>
      ))}
      <Paragraph>
        {t('رقم الهيكل ', 'VIN ')}
        <Ltr>SALEA7BW6N2104417</Ltr>
        {t('، الهاتف ', ', phone ')}
        <Ltr>+971 4 555 0100</Ltr>
        {t('، السعر ', ', price ')}
        <Price amount={489000} />
      </Paragraph>
    </>
  );
}

const html = {
  ar: `<p>كل سيارة معتمدة تمر بفحص من <strong>165 نقطة</strong> على يد فنيينا. <a href="#terms">اقرأ الشروط</a>.</p>
<h3>ما الذي تحصل عليه</h3><ul><li>ضمان عامين بلا حد للمسافة</li><li>مساعدة على الطريق على مدار الساعة</li></ul>
<blockquote>وضوح من اليوم الأول.</blockquote>
<table><tr><th scope="row">القوة</th><td><bdi dir="ltr">400 hp</bdi></td></tr><tr><th scope="row">التسارع</th><td>4.9 ثوانٍ</td></tr></table>`,
  en: `<p>Every approved car passes a <strong>165-point</strong> inspection by our technicians. <a href="#terms">Read the terms</a>.</p>
<h3>What you get</h3><ul><li>Two years of warranty without a mileage limit</li><li>Roadside assistance at any hour</li></ul>
<blockquote>Clear from the first day.</blockquote>
<table><tr><th scope="row">Power</th><td>400 hp</td></tr><tr><th scope="row">0 to 100</th><td>4.9 s</td></tr></table>`,
};

function Prose() {
  const { locale } = useLocale();
  return <RichText html={sanitize(html[packageLocale(locale)])} />;
}

const meta: Meta = { title: 'UI/Typography' };
export default meta;

export const Sizes: StoryObj = { render: () => <Scale /> };
export const Text: StoryObj = { render: () => <Prose /> };
