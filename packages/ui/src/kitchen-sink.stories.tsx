import { formatNumber } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  Accordion,
  Breadcrumbs,
  Button,
  ButtonGroup,
  Carousel,
  Checkbox,
  Chip,
  EmptyState,
  Grid,
  Heading,
  Icon,
  Ltr,
  Notice,
  Paragraph,
  Picture,
  Price,
  RadioGroup,
  RangeInput,
  Section,
  type SectionSurface,
  Select,
  SiteFooter,
  SiteHeader,
  Tabs,
  TextInput,
  TextLink,
  useLocale,
} from './index.js';
import { defineStyles } from './styles/sheets/sheet.js';
import { useStyles } from './styles/sheets/use-styles.js';
import { surfaces } from './styles/themes/themes.js';
import { vars } from './styles/vars.js';

const styles = defineStyles('kitchen-sink', {
  slide: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'min(78svh, 720px)',
    paddingInline: vars.layout.margin,
  },
  calm: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    maxInlineSize: '34rem',
    paddingBlock: vars.space[96],
  },
  veil: {
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${vars.direction.toEnd}, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.25) 55%, transparent)`,
  },
  stack: { display: 'flex', flexDirection: 'column', gap: vars.space[24] },
  row: { display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'center' },
  card: { display: 'flex', flexDirection: 'column', gap: vars.space[12] },
  facts: { color: vars.color.muted, fontSize: vars.size.small },
});

function useText() {
  const { locale } = useLocale();
  return (ar: string, en: string) => (locale === 'ar' ? ar : en);
}

function Page() {
  const css = useStyles(styles);
  const t = useText();
  const { locale } = useLocale();
  const entries = [
    {
      id: 'models',
      label: t('الطرازات', 'Models'),
      url: '/models',
      children: [
        { id: 'd', label: 'Defender', url: '/defender' },
        { id: 'r', label: 'Range Rover', url: '/range-rover' },
      ],
    },
    { id: 'stock', label: t('السيارات المتوفرة', 'Cars in stock'), url: '/vehicles' },
    { id: 'offers', label: t('العروض', 'Offers'), url: '/offers' },
  ];
  const secondary = [{ id: 'drive', label: t('تجربة قيادة', 'Test drive'), url: '/test-drive' }];
  const other = locale === 'ar' ? ('en' as const) : ('ar' as const);
  const languages = [{ locale: other, label: t('English', 'العربية'), href: `/${other}/` }];
  const slides = [
    [
      'hero/desert-offroader-sand',
      t('ديفندر. لكل طريق، وما بعده.', 'Defender. Every road, and beyond.'),
    ],
    [
      'hero/mountain-luxsuv-silver',
      t('رينج روفر. سكينة في القمة.', 'Range Rover. Calm at the top.'),
    ],
  ] as const;
  return (
    <>
      <SiteHeader entries={entries} secondary={secondary} languages={languages} path="/offers" />
      <Carousel label={t('أبرز الطرازات', 'Highlights')} autoplay timer controls="over">
        {slides.map(([id, title], index) => (
          <div key={id} className={css.slide} data-surface="black">
            <Picture image={{ id, alt: '' }} fill index={index} />
            <div className={css.veil} />
            <div className={css.calm}>
              <Heading level={index === 0 ? 1 : 2} size="title">
                {title}
              </Heading>
              <Paragraph size="l">
                {t(
                  'قوة هادئة وحضور لا يحتاج إلى كلام. اكتشفها في أقرب معرض إليك.',
                  'Quiet strength and a presence that needs no words. Meet it at a retailer near you.',
                )}
              </Paragraph>
              <ButtonGroup
                links={[
                  { type: 'internal', label: t('اكتشف المزيد', 'Discover more'), url: '/defender' },
                  {
                    type: 'internal',
                    label: t('احجز تجربة قيادة', 'Book a test drive'),
                    url: '/test-drive',
                  },
                ]}
              />
            </div>
          </div>
        ))}
      </Carousel>
      <Breadcrumbs
        items={[
          { label: t('الرئيسية', 'Home'), url: '/' },
          { label: t('السيارات', 'Cars'), url: '/vehicles' },
          { label: 'Defender 110' },
        ]}
      />
      <Section>
        <div className={css.stack}>
          <Heading size="xl">{t('سيارات جاهزة للتسليم', 'Cars ready to drive away')}</Heading>
          <div className={css.row}>
            <Chip removes={t('ديفندر', 'Defender')}>{t('ديفندر', 'Defender')}</Chip>
            <Chip selected>{t('جديدة', 'New')}</Chip>
            <Chip>{t('معتمدة', 'Approved')}</Chip>
          </div>
          <Grid columns="3">
            {['offroader-front34-green', 'luxsuv-front34-silver', 'coupe-front34-burgundy'].map(
              (id) => (
                <a
                  key={id}
                  href="/vehicle"
                  className={css.card}
                  onClick={(event) => event.preventDefault()}
                >
                  <Picture image={{ id: `studio/${id}`, alt: '' }} zoom sizes="33vw" />
                  <Heading level={3} size="xs">
                    {t('ديفندر 110 ', 'Defender 110 ')}P400 X-Dynamic
                  </Heading>
                  <p className={css.facts}>
                    2026 · <Ltr>12,400 km</Ltr> · {t('هجين', 'Hybrid')}
                  </p>
                  <Price amount={489000} size="large" />
                </a>
              ),
            )}
          </Grid>
          <ButtonGroup
            kind="tertiary"
            links={[{ type: 'internal', label: t('كل السيارات', 'All cars'), url: '/vehicles' }]}
          />
        </div>
      </Section>
      {surfaces.map((surface) => (
        <Specimens key={surface} surface={surface} />
      ))}
      <SiteFooter
        entries={[
          ...entries,
          { ...entries[0]!, id: 'm2', label: t('الملكية', 'Ownership') },
          ...secondary,
        ]}
        languages={languages}
        legal={t('© 2026 موكب. جميع الحقوق محفوظة.', '© 2026 Mawkib. All rights reserved.')}
      />
    </>
  );
}

function Specimens({ surface }: { surface: SectionSurface }) {
  const css = useStyles(styles);
  const t = useText();
  const { locale } = useLocale();
  const [kept, keep] = useState(false);
  return (
    <Section surface={surface} border="border-top">
      <Grid columns="2" gap="wide">
        <div className={css.stack}>
          <Heading size="l">{t('مزايا تليق برحلتك', 'Made for the way you travel')}</Heading>
          <Paragraph>
            {t(
              'يجمع رينج روفر بين رحابة المقصورة وهدوء المحرك، مع نظام تعليق هوائي يقرأ الطريق قبل أن تصل إليه. للمزيد ',
              'Range Rover brings together a generous cabin and a quiet engine, with air suspension that reads the road before you reach it. For more, ',
            )}
            <TextLink href="/retailers">{t('تحدث إلى مستشار', 'talk to an adviser')}</TextLink>
            {t(' على الرقم ', ' on ')}
            <Ltr>+971 4 555 0100</Ltr>.
          </Paragraph>
          <div className={css.row}>
            <Button>{t('احجز الآن', 'Reserve now')}</Button>
            <Button kind="secondary">{t('قارن', 'Compare')}</Button>
            <Button kind="tertiary">{t('التفاصيل', 'Details')}</Button>
          </div>
          <div className={css.row}>
            {[
              'search',
              'phone',
              'mail',
              'pin',
              'heart',
              'car',
              'fuel',
              'gauge',
              'gearbox',
              'seat',
              'lock',
              'clock',
            ].map((name) => (
              <Icon key={name} name={name} size={24} />
            ))}
          </div>
          <Accordion
            items={[
              {
                id: 'a',
                title: t('ما مدة الضمان؟', 'How long is the warranty?'),
                content: (
                  <Paragraph>
                    {t('خمس سنوات دون حد للمسافة.', 'Five years, unlimited mileage.')}
                  </Paragraph>
                ),
              },
              {
                id: 'b',
                title: t('هل يمكن إلغاء الحجز؟', 'Can I cancel a reservation?'),
                content: <Paragraph>{t('نعم، خلال 48 ساعة.', 'Yes, within 48 hours.')}</Paragraph>,
              },
            ]}
          />
          <Notice kind="success" title={t('تم حفظ طلبك', 'Your request is saved')}>
            {t(
              'سيتصل بك مستشارنا خلال يوم عمل.',
              'Our adviser will call you within one working day.',
            )}
          </Notice>
        </div>
        <div className={css.stack}>
          <TextInput label={t('الاسم الكامل', 'Full name')} name="name" autoComplete="name" />
          <TextInput
            label={t('رقم الهاتف المتحرك', 'Mobile number')}
            type="tel"
            defaultValue="0505550100"
            error={t('أدخل رقمًا من عشر خانات يبدأ بـ 05.', 'Enter ten digits beginning with 05.')}
          />
          <Select
            label={t('الوكيل', 'Retailer')}
            optional
            placeholder
            options={[{ value: 'd', label: t('دبي، شارع الشيخ زايد', 'Dubai, Sheikh Zayed Road') }]}
          />
          <RangeInput
            label={t('السعر', 'Price')}
            min={0}
            max={1000000}
            step={10000}
            value={[150000, 620000]}
            format={(value) => formatNumber(value, locale)}
          />
          <RadioGroup
            label={t('وسيلة التواصل', 'How to reach you')}
            name={`reach-${surface}`}
            defaultValue="call"
            options={[
              { value: 'call', label: t('مكالمة', 'Call') },
              { value: 'mail', label: t('بريد إلكتروني', 'E-mail') },
            ]}
          />
          <Checkbox
            label={t('أوافق على سياسة الخصوصية', 'I accept the privacy policy')}
            checked={kept}
            onChange={() => keep(!kept)}
          />
          <Tabs
            label={t('المواصفات', 'Specifications')}
            tabs={[
              {
                id: 'engine',
                label: t('المحرك', 'Engine'),
                content: <Paragraph>P400 · 3.0</Paragraph>,
              },
              { id: 'cabin', label: t('المقصورة', 'Cabin'), content: <Paragraph>5</Paragraph> },
            ]}
          />
        </div>
      </Grid>
      {surface === 'light' ? (
        <EmptyState>
          <Button kind="secondary" size="small">
            {t('مسح عوامل التصفية', 'Clear filters')}
          </Button>
        </EmptyState>
      ) : null}
    </Section>
  );
}

const meta: Meta<typeof Page> = {
  title: 'UI/Everything',
  component: Page,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const KitchenSink: StoryObj<typeof Page> = {};
