import { EditorView } from '@codemirror/view';

/** The look of the editor's other inputs. */
export const jsonEditorTheme = EditorView.theme({
  '&': {
    minBlockSize: '64px',
    maxBlockSize: '320px',
    border: '1px solid var(--ed-edge)',
    borderRadius: 'var(--ed-radius)',
    background: 'var(--ed-panel)',
    fontSize: '12px',
  },
  '&:hover': { borderColor: 'var(--ed-quiet)' },
  '&.cm-focused': { outline: '2px solid var(--ed-accent)', outlineOffset: '-1px' },
  '&:has([aria-invalid])': { borderColor: 'var(--ed-danger)' },
  '.cm-scroller': { fontFamily: 'var(--ed-mono)', lineHeight: 1.5, overflow: 'auto' },
  '.cm-content': { paddingBlock: '4px', minBlockSize: '62px' },
  '.cm-line': { paddingInline: '8px' },
});
