import {
  ButtonGroup,
  type LinkValue,
  Picture,
  RichText,
  useLinkAdapter,
  useLocale,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useMemo } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { singleOffer } from './single-offer.definition.js';
import { messages } from './single-offer.messages.js';
import { styles } from './single-offer.styles.js';
import { useHash } from './use-hash.js';

export function SingleOffer({ index, fields }: BlockProps<typeof singleOffer>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { openForm } = useLinkAdapter();
  const { image, paragraph } = fields;
  const hash = fields.hash.trim().replace(/^#/, '');
  const formId = fields.form_id?.trim() ?? '';
  const hiddenFields = fields.hidden_fields;
  const form = useMemo(
    (): LinkValue | null =>
      formId === '' ? null : { type: 'form', label: messages(locale)('ask'), formId, hiddenFields },
    [formId, hiddenFields, locale],
  );
  const isAddressed = useHash() === hash && hash !== '';
  useEffect(() => {
    if (isAddressed && form) openForm?.(form);
  }, [isAddressed, form, openForm]);
  return (
    <BlockSection data={{ 'data-addressed': isAddressed || undefined }}>
      <div className={css.root} id={hash || undefined} data-split={image ? true : undefined}>
        {image ? (
          <Picture
            className={css.picture}
            image={image}
            index={index}
            sizes="(min-width: 1024px) 58vw, 100vw"
          />
        ) : null}
        <div className={css.text}>
          <BlockTitle fields={fields} flush />
          <RichText html={paragraph} size={uiProps(fields).textSize} />
          <ButtonGroup links={form ? [form] : []} />
        </div>
      </div>
    </BlockSection>
  );
}
