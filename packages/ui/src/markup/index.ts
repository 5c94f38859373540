/** On the root element before the first paint: images out of view are deferred. */
export const arrivingAttribute = 'data-arriving';

/** On the root element: everything has a layout, also below the screen. */
export const wholeAttribute = 'data-whole';

/**
 * On a part below the screen: its layout is skipped until it comes near, unless the root is
 * `data-whole`.
 */
export const laterAttribute = 'data-later';

/** On the root element of a block; the value is the block's template. */
export const blockAttribute = 'data-block';

/** On the root element of a block that staff placed; the value is the block's id. */
export const blockIdAttribute = 'data-block-id';

/** On the root element of a static block: the server's markup stays. */
export const staticAttribute = 'data-static';

/** On a layout part, `navigation` or `footer`: the server's markup stays. */
export const layoutPartAttribute = 'data-frame';

/** On a button that opens all `details` of its block; `false` while it closes them. */
export const opensAllAttribute = 'data-opens-all';

/** Label of that button after it was pressed. */
export const otherLabelAttribute = 'data-other-label';

/** On the root element if consent can be changed: shows the buttons for it. */
export const consentAttribute = 'data-consent';

/** On a button that opens the consent settings. */
export const consentSettingsAttribute = 'data-consent-settings';

/** On a button of the consent bar; the value is the decision, `accept` or `reject`. */
export const consentDecisionAttribute = 'data-consent-decision';

/** On the root element, from the first paint, while the visitor has not decided: shows the bar. */
export const consentAsksAttribute = 'data-consent-asks';

/**
 * On the root element: links that leave the site ask first. On a link, `none`: it does not, since it
 * is part of what the visitor does here, such as paying at the provider of an order.
 */
export const exitAttribute = 'data-exit';

/** On the root element before the first paint: the visitor of this tab has a retailer. */
export const retailerAttribute = 'data-retailer';

/** On a sticky bar without content, which takes room only if the root has `data-retailer`. */
export const waitingAttribute = 'data-waiting';

/** `type` of the application's script while its start is deferred. */
export const heldScriptType = 'text/held';

/** On the root element while the page is not at its top. */
export const movedAttribute = 'data-moved';

/** On the root element while a menu of the header is open, from the frame after the one that shows it. */
export const menuOpenAttribute = 'data-menu-open';

/**
 * On the header of a page that begins with a full-width image: the bars at the top lie on the image
 * until the page moves; the value is their surface, `light` or `dark`.
 */
export const overAttribute = 'data-over';

/** On a link of the top bar that has a panel; the value is the entry's id. */
export const menuEntryAttribute = 'data-menu-entry';

/** On the place of a panel: beside its entry in the bar, or below the entries of the sheet. */
export const menuHostAttribute = 'data-menu-host';

/** On a panel of the menu; the value is the entry's id. */
export const menuPanelAttribute = 'data-menu-panel';

/** On the button that leads from a panel back to the entries, in the sheet. */
export const menuBackAttribute = 'data-menu-back';

/**
 * On a picture that moves into the next page's when its link is followed (`from`), and on the
 * picture that it becomes (`to`).
 */
export const travelAttribute = 'data-travel';
