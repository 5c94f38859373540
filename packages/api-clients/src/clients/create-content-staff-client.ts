import type { Call } from '../call.js';
import {
  cancelPageSchedule,
  listPageSchedules,
  listSchedules,
  schedulePage,
} from '../contracts/content/page-schedules.js';
import {
  createPage,
  deletePage,
  duplicatePage,
  listPageTypes,
  restorePage,
  unpublishPage,
  updatePageSettings,
} from '../contracts/content/page-settings.js';
import {
  getPageVersion,
  listPageChanges,
  listPageVersions,
  restorePageVersion,
} from '../contracts/content/page-versions.js';
import {
  createRedirect,
  deleteRedirect,
  listRedirects,
  updateRedirect,
} from '../contracts/content/redirects.js';
import {
  deleteSiteSetting,
  getSiteSetting,
  listSettingVersions,
  listSiteSettings,
  saveSiteSetting,
} from '../contracts/content/site-settings.js';
import {
  createMetahead,
  deleteMetahead,
  listStaffMetaheads,
  orderMetaheads,
  updateMetahead,
} from '../contracts/content/staff-metaheads.js';
import {
  createNavEntry,
  deleteNavEntry,
  listStaffNavEntries,
  orderNavEntries,
  updateNavEntry,
} from '../contracts/content/staff-navigation.js';
import {
  getPage,
  listPages,
  listTemplates,
  previewPage,
  publishPage,
  savePage,
} from '../contracts/content/staff-pages.js';
import { bindOperations } from './bind-operations.js';

/**
 * What staff do in the content service: pages with their versions and schedule, redirects, settings,
 * navigation and meta heads.
 */
export const createContentStaffClient = (call: Call) =>
  bindOperations(call, {
    cancelPageSchedule,
    createMetahead,
    createNavEntry,
    createPage,
    createRedirect,
    deleteMetahead,
    deleteNavEntry,
    deletePage,
    deleteRedirect,
    deleteSiteSetting,
    duplicatePage,
    getPage,
    getPageVersion,
    getSiteSetting,
    listPageChanges,
    listPages,
    listPageSchedules,
    listPageTypes,
    listPageVersions,
    listRedirects,
    listSchedules,
    listSettingVersions,
    listSiteSettings,
    listStaffMetaheads,
    listStaffNavEntries,
    listTemplates,
    orderMetaheads,
    orderNavEntries,
    previewPage,
    publishPage,
    restorePage,
    restorePageVersion,
    savePage,
    saveSiteSetting,
    schedulePage,
    unpublishPage,
    updateMetahead,
    updateNavEntry,
    updatePageSettings,
    updateRedirect,
  });
export type ContentStaffClient = ReturnType<typeof createContentStaffClient>;
