export { isActive, subscribeActivity, trackActivity } from './activity.js';
export { isPlainClick } from './is-plain-click.js';
export { openNoAccess } from './open-no-access.js';
export { whenIdle } from './when-idle.js';
