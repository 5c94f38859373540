import { type NotFoundContent, themeRules } from '@mawkib/core/settings';
import { ButtonGroup, Heading, Paragraph, Picture, RichText, Section } from '@mawkib/ui';
import { usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import { usePageTheme } from '../theme.ts';

/** What staff may say instead of the usual words; each part alone may be missing. */
export interface NotFoundWords extends NotFoundContent {
  /** Sanitised on the server; shown under the theme that has it. */
  html?: string;
}

export function NotFoundView({ content = {} }: { content?: NotFoundWords }) {
  const { hasNotFoundHtml } = themeRules[usePageTheme()];
  return hasNotFoundHtml ? <Reasons html={content.html} /> : <Banner {...content} />;
}

/** A banner, then a heading, a paragraph and the way home. */
function Banner({ heading, image_id, paragraph, button_label }: NotFoundContent) {
  const t = siteMessages(usePageLocale());
  const links = [
    { type: 'internal' as const, label: button_label ?? t('back_home'), url: '/' },
    { type: 'internal' as const, label: t('browse_stock'), url: '/vehicles' },
  ];
  return (
    <>
      <Picture
        image={{ id: image_id ?? 'hero/desert-dusk-luxsuv-green', alt: '' }}
        ratio="16-6-5"
        index={0}
      />
      <Section>
        <Heading level="1" size="xl">
          {heading ?? t('not_found_title')}
        </Heading>
        <Paragraph size="l">{paragraph ?? t('not_found_message')}</Paragraph>
        {paragraph ? null : <Paragraph>{t('not_found_text')}</Paragraph>}
        <ButtonGroup links={links} style="primary" />
      </Section>
    </>
  );
}

/** Why a page may be missing, and what one can do. */
function Reasons({ html }: { html?: string }) {
  const t = siteMessages(usePageLocale());
  if (html) {
    return (
      <Section>
        <RichText html={html} />
      </Section>
    );
  }
  return (
    <Section>
      <Heading level="1" size="xl">
        {t('not_found_title')}
      </Heading>
      <Paragraph size="l">{t('not_found_message')}</Paragraph>
      <Heading level="2" size="s">
        {t('not_found_reasons')}
      </Heading>
      <ul>
        {(['reason_technical', 'reason_removed', 'reason_link', 'reason_url'] as const).map(
          (reason) => (
            <li key={reason}>{t(reason)}</li>
          ),
        )}
      </ul>
      <ButtonGroup
        links={[
          { type: 'internal', label: t('go_home'), url: '/' },
          { type: 'external', label: t('go_back'), url: '#back' },
        ]}
        style="primary"
      />
      <Paragraph size="subcopy">{t('retype')}</Paragraph>
    </Section>
  );
}
