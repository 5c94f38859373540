export { isPlainClick } from './is-plain-click.js';
export { openNoAccess } from './open-no-access.js';
export { isActive, subscribeActivity, trackActivity } from './track-activity.js';
export { whenIdle } from './when-idle.js';
