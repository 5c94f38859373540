import { type NotFoundContent, themeRulesOf } from '@mawkib/core/settings';
import { ButtonGroup, Heading, Paragraph, Picture, RichText, Section } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { siteMessages } from '../../page/site-messages.ts';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { usePageTheme } from '../../page/use-page-theme.ts';
import { NoticeText } from './NoticeText.tsx';
import { styles } from './notice.styles.ts';

/** Texts of staff that replace the default ones, each optional. */
export interface NotFoundTexts extends NotFoundContent {
  /** Sanitised on the server; shown under the theme that has it. */
  html?: SafeHtml;
}

export function NotFoundView({ content = {} }: { content?: NotFoundTexts }) {
  const { hasNotFoundHtml } = themeRulesOf(usePageTheme());
  return hasNotFoundHtml ? <Reasons html={content.html} /> : <Banner {...content} />;
}

/** The car is below the middle. */
const defaultPicture = { id: 'hero/desert-dusk-luxsuv-green', focal: { x: 0.5, y: 0.66 } };

/** Banner with heading, paragraph and a link to the home page. */
function Banner({ heading, image_id, paragraph, button_label }: NotFoundContent) {
  const css = useStyles(styles);
  const t = siteMessages(usePageLocale());
  const links = [
    { type: 'internal' as const, label: button_label ?? t('back_home'), url: '/' },
    { type: 'internal' as const, label: t('browse_stock'), url: '/vehicles' },
  ];
  return (
    <>
      <div className={css.banner}>
        <Picture image={image_id ? { id: image_id } : defaultPicture} fill index={0} />
      </div>
      <NoticeText
        title={heading ?? t('not_found_title')}
        text={paragraph ?? `${t('not_found_message')}. ${t('not_found_text')}`}
      >
        <ButtonGroup links={links} kind="primary" />
      </NoticeText>
    </>
  );
}

/** Explains why a page may be missing, and what to do. */
function Reasons({ html }: { html?: SafeHtml }) {
  const t = siteMessages(usePageLocale());
  if (html) {
    return (
      <Section>
        <RichText html={html} />
      </Section>
    );
  }
  return (
    <NoticeText title={t('not_found_title')} text={t('not_found_message')}>
      <Heading level={2} size="s">
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
        kind="primary"
      />
      <Paragraph size="subcopy">{t('retype')}</Paragraph>
    </NoticeText>
  );
}
