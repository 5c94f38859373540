import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Section } from '../layout/Section.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { sizeNames, vars } from '../styles/vars.js';
import { Heading } from '../text/Heading.js';
import { styles } from './token-page.stories.styles.js';

/** Computed value of a token: depends on theme, window width and reduced motion. */
function useValue(token: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const read = () =>
      setValue(getComputedStyle(document.body).getPropertyValue(token.slice(4, -1)).trim());
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, [token]);
  return value;
}

function Token({ token, children }: { token: string; children: ReactNode }) {
  const css = useStyles(styles);
  return (
    <div className={css.row}>
      <div className={css.name} dir="ltr">
        <code>{token.slice(4, -1)}</code>
        <span>{useValue(token)}</span>
      </div>
      {children}
    </div>
  );
}

function Part({ ar, en, children }: { ar: string; en: string; children: ReactNode }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <div className={css.part}>
      <Heading level={2} size="m">
        {locale === 'ar' ? ar : en}
      </Heading>
      <div>{children}</div>
    </div>
  );
}

const sample = {
  ar: 'رينج روفر سبورت P550e، طراز 2026',
  en: 'Range Rover Sport P550e, model 2026',
};

function Type() {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const text = (style: CSSProperties) => (
    <p className={css.sample} style={style}>
      {sample[packageLocale(locale)]}
    </p>
  );
  return (
    <Section as="div">
      <Part ar="سلّم الخطوط" en="Type scale">
        {[...sizeNames].reverse().map((name) => (
          <Token key={name} token={vars.size[name]}>
            {text({
              fontSize: vars.size[name],
              fontWeight: ['label', 'small', 'body', 'lead'].includes(name)
                ? vars.weight.body
                : vars.weight.heading,
            })}
          </Token>
        ))}
      </Part>
      <Part ar="الأوزان" en="Weights">
        {Object.values(vars.weight).map((token) => (
          <Token key={token} token={token}>
            {text({ fontSize: vars.size.s, fontWeight: token })}
          </Token>
        ))}
      </Part>
      <Part ar="ارتفاع السطر" en="Leading">
        {Object.values(vars.leading).map((token) => (
          <Token key={token} token={token}>
            <p style={{ lineHeight: token, maxInlineSize: '28ch' }}>
              {sample[packageLocale(locale)]}. {sample[packageLocale(locale)]}.{' '}
              {sample[packageLocale(locale)]}.
            </p>
          </Token>
        ))}
      </Part>
    </Section>
  );
}

function Space() {
  const css = useStyles(styles);
  const bar = (inlineSize: string) => <div className={css.bar} style={{ inlineSize }} />;
  const { section, margin, gutter, nav, breadcrumbs, retailerBar } = vars.layout;
  return (
    <Section as="div">
      <Part ar="المسافات" en="Space">
        {Object.values(vars.space).map((token) => (
          <Token key={token} token={token}>
            {bar(token)}
          </Token>
        ))}
      </Part>
      <Part ar="الصفحة" en="Layout">
        {[section, margin, gutter, nav, breadcrumbs, retailerBar].map((token) => (
          <Token key={token} token={token}>
            {bar(token)}
          </Token>
        ))}
      </Part>
      <Part ar="الزوايا والخطوط" en="Radius and lines">
        {Object.values(vars.radius).map((token) => (
          <Token key={token} token={token}>
            <div className={css.box} style={{ borderRadius: token }} />
          </Token>
        ))}
        {Object.values(vars.line).map((token) => (
          <Token key={token} token={token}>
            <div className={css.bar} style={{ blockSize: token }} />
          </Token>
        ))}
      </Part>
      <Part ar="الارتفاع" en="Elevation">
        {Object.values(vars.elevation).map((token) => (
          <Token key={token} token={token}>
            <div className={css.box} style={{ boxShadow: token, margin: '24px' }} />
          </Token>
        ))}
      </Part>
    </Section>
  );
}

function Motion() {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { fast, base, modal, slow } = vars.motion;
  return (
    <Section as="div">
      <Part ar="الحركة: مرّر المؤشر أو انتقل بالمفتاح" en="Motion: point at a line or tab to it">
        {[fast, base, modal, slow].map((token) => (
          <Token key={token} token={token}>
            <button
              type="button"
              className={css.rail}
              aria-label={locale === 'ar' ? 'حرّك' : 'Move'}
            >
              <span className={css.runner} style={{ transitionDuration: token }} />
            </button>
          </Token>
        ))}
      </Part>
    </Section>
  );
}

const meta: Meta = { title: 'UI/Tokens/Measures', parameters: { layout: 'fullscreen' } };
export default meta;

export const TypeScale: StoryObj = { render: () => <Type /> };
export const SpaceRadiusElevation: StoryObj = { render: () => <Space /> };
export const InMotion: StoryObj = { render: () => <Motion /> };
