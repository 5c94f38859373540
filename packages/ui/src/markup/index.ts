/** Root element: the page is not painted yet; pictures that nobody sees are kept back. */
export const arrivingAttribute = 'data-arriving';

/** Root element: everything is laid out, also what is below the screen. */
export const wholeAttribute = 'data-whole';

/** A part below the screen: laid out as it comes near, unless the root is `data-whole`. */
export const laterAttribute = 'data-later';

/** Root element of a block; its value is the block's template. */
export const blockAttribute = 'data-block';

/** Root element of a block that staff placed; its value is the block's id. */
export const blockIdAttribute = 'data-block-id';

/** Root element of a block without code of its own: its markup stays as the server sent it. */
export const staticAttribute = 'data-static';

/** A part of the page around its content, `navigation` or `footer`, kept as the server sent it. */
export const layoutPartAttribute = 'data-frame';

/** Button that opens every `details` of its block; `false` while it closes them. */
export const opensAllAttribute = 'data-opens-all';

/** The label of such a button once it was pressed. */
export const otherLabelAttribute = 'data-other-label';

/** Root element: consent can be asked about, so its buttons show. */
export const consentAttribute = 'data-consent';

/** Button that opens the settings of consent. */
export const consentSettingsAttribute = 'data-consent-settings';

/** `type` of the script that starts the application, while it waits for a visitor. */
export const heldScriptType = 'text/held';
