import type { StoredBlock } from '../../model/definition/public-values.js';
import { formTabs } from '../../shared/form-tabs/form-tabs.fixture.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [formTabs('expanded-entry-form-tabs')];
