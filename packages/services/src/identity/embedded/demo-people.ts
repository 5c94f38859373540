import type { Localized, Role } from '@mawkib/api-clients/contracts';

export interface DemoPerson {
  id: string;
  name: string;
  email: string;
  roles: Role[];
  /** Permissions of the person, for the sign-in page. */
  may: Localized;
}

/** Password of all demo people; shown on the sign-in page. */
export const demoPassword = 'mawkib-demo';

/** One person per role, and one without a role. */
export const demoPeople: readonly DemoPerson[] = [
  person('editor', 'نورة الكعبي', 'Noura Al Kaabi', ['editor'], {
    ar: 'تحرّر الصفحات والنماذج والصور',
    en: 'Edits pages, forms and pictures',
  }),
  person('publisher', 'خالد المزروعي', 'Khalid Al Mazrouei', ['publisher'], {
    ar: 'يحرّر الصفحات وينشرها',
    en: 'Edits pages and publishes them',
  }),
  person('leads', 'مريم حداد', 'Mariam Haddad', ['leads'], {
    ar: 'تتابع طلبات العملاء وطلبات الشراء',
    en: 'Follows up leads and orders',
  }),
  person('admin', 'سامي درويش', 'Sami Darwish', ['admin'], {
    ar: 'كل الصلاحيات والإعدادات',
    en: 'Everything, including settings',
  }),
  person('guest', 'ضيف', 'Guest', [], {
    ar: 'حساب دون صلاحيات',
    en: 'An account without permissions',
  }),
];

function person(id: string, ar: string, en: string, roles: Role[], may: Localized): DemoPerson {
  return { id, name: `${ar} · ${en}`, email: `${id}@demo.mawkib.test`, roles, may };
}

export const demoPersonById = (id: string) => demoPeople.find((person) => person.id === id);

/** The person with this e-mail and password, if any. */
export const demoPersonWith = (email: string, password: string) =>
  password === demoPassword
    ? demoPeople.find((person) => person.email === email.trim().toLowerCase())
    : undefined;
