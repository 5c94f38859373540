import { type RefObject, useState } from 'react';
import { ConfirmModal } from './ConfirmModal.js';
import { Modal, type ModalProps } from './Modal.js';

export interface GuardedModalProps
  extends Pick<ModalProps, 'open' | 'onClose' | 'title' | 'size' | 'children'> {
  /**
   * True while closing would lose something. Input in the modal sets it; its owner sets it for
   * other changes, and to false once everything is sent.
   */
  unsent: RefObject<boolean>;
  question: { title: string; text: string; discard: string; keep: string };
}

/** A modal that asks before it closes over unsent input. */
export function GuardedModal({ unsent, question, children, ...modal }: GuardedModalProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {/* Before the modal: both close at once, this one first, so that the opener gets the focus. */}
      <ConfirmModal
        open={isAsking}
        title={question.title}
        confirmLabel={question.discard}
        cancelLabel={question.keep}
        onConfirm={() => {
          unsent.current = false;
          setIsAsking(false);
          modal.onClose();
        }}
        onCancel={() => setIsAsking(false)}
      >
        <p>{question.text}</p>
      </ConfirmModal>
      <Modal {...modal} onClose={() => (unsent.current ? setIsAsking(true) : modal.onClose())}>
        <div
          onInput={() => {
            unsent.current = true;
          }}
        >
          {children}
        </div>
      </Modal>
    </>
  );
}
