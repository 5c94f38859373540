import { Button, ButtonGroup, Modal, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import type { selectVehicleToUpdate } from './select-vehicle-to-update.definition.js';
import { styles } from './select-vehicle-to-update.styles.js';

interface Props {
  update: BlockProps<typeof selectVehicleToUpdate>['groups'][number]['fields'];
}

/** The button of an update, which opens its details in a modal. */
export function UpdateButton({ update }: Props) {
  const [open, setOpen] = useState(false);
  const { button_text, modal_title } = update;
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {button_text || modal_title}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={modal_title || button_text || ''}>
        <UpdateDetails update={update} />
      </Modal>
    </>
  );
}

export function UpdateDetails({ update: { description, button } }: Props) {
  const css = useStyles(styles);
  return (
    <div className={css.details}>
      <RichText html={description} />
      <ButtonGroup links={linkValues(button)} />
    </div>
  );
}
