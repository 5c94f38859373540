import {
  Button,
  ButtonGroup,
  Heading,
  type HeadingLevel,
  Modal,
  Picture,
  RichText,
} from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import type { tabsWithModal } from './tabs-with-modal.definition.js';
import { styles } from './tabs-with-modal.styles.js';

interface TabStoryProps {
  group: BlockProps<typeof tabsWithModal>['groups'][number];
  level: HeadingLevel;
  eager: boolean;
}

/** A tab: its image next to its text, and the button of its modal. */
export function TabStory({ group, level, eager }: TabStoryProps) {
  const css = useStyles(styles);
  const { title, paragraph, image, modal_label, modal_title, modal_content } = group.fields;
  const link = group.fields['rdx-link'];
  return (
    <div
      className={css.story}
      data-picture={Boolean(image) || undefined}
      data-notice={group.notice}
    >
      {image && <Picture image={image} sizes="(min-width: 1024px) 58vw, 100vw" eager={eager} />}
      <div className={css.words}>
        {title && <Heading level={level} size="m" html={title} />}
        <RichText html={paragraph} />
        <div className={css.ways}>
          {modal_label && modal_content && (
            <More label={modal_label} title={modal_title} content={modal_content} />
          )}
          <ButtonGroup links={linkValues(link)} kind="tertiary" />
        </div>
      </div>
    </div>
  );
}

interface MoreProps {
  label: string;
  title?: string;
  content: SafeHtml;
}

function More({ label, title, content }: MoreProps) {
  const css = useStyles(styles);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        className={css.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={title || label}>
        <RichText html={content} />
      </Modal>
      <details className={css.instead}>
        <summary>{label}</summary>
        <RichText html={content} />
      </details>
    </>
  );
}
