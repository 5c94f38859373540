import { defineMessages } from '@mawkib/core/locale';

/** Texts of the search by location and the map of retailers. */
export const messages = defineMessages('stock-locator.places', {
  title: { ar: 'ابحث قرب منطقتك أو لدى وكيلك', en: 'Search near you or at a retailer' },
  title_near: { ar: 'الوكلاء القريبون منك', en: 'Retailers near you' },
  change: { ar: 'تغيير المنطقة أو الوكيل', en: 'Change area or retailer' },
  retailers_in: {
    ar: {
      zero: 'لا وكلاء في {location}',
      one: 'سيارات وكيل واحد في {location}',
      two: 'سيارات وكيلين في {location}',
      few: 'سيارات {count} وكلاء في {location}',
      many: 'سيارات {count} وكيلًا في {location}',
      other: 'سيارات {count} وكيل في {location}',
    },
    en: {
      one: 'Cars of {count} retailer in {location}',
      other: 'Cars of {count} retailers in {location}',
    },
  },
  at_retailer: { ar: 'سيارات {name}', en: 'Cars at {name}' },
  everywhere: { ar: 'كل الوكلاء', en: 'All retailers' },
  area: { ar: 'حسب المنطقة', en: 'By area' },
  postcode: { ar: 'الرمز البريدي', en: 'Postcode' },
  locality: { ar: 'المنطقة', en: 'Area' },
  state: { ar: 'الولاية', en: 'State' },
  emirate: { ar: 'الإمارة', en: 'Emirate' },
  any: { ar: 'الكل', en: 'Any' },
  search: { ar: 'بحث', en: 'Search' },
  by_retailer: { ar: 'حسب الوكيل', en: 'By retailer' },
  retailer: { ar: 'الوكيل', en: 'Retailer' },
  show_retailer: { ar: 'عرض سياراته', en: 'Show its cars' },
  several: {
    ar: 'للرمز {postcode} أكثر من منطقة. اختر منطقتك:',
    en: '{postcode} has more than one area. Choose yours:',
  },
  unmatched_title: { ar: 'لا وكيل في هذه المنطقة', en: 'No retailer in this area' },
  unmatched_area: {
    ar: 'لم نجد وكيلًا في {location}. جرّب رمزًا بريديًا أو منطقة أخرى.',
    en: 'We found no retailer in {location}. Try another postcode or area.',
  },
  unmatched_retailer: {
    ar: 'لم نجد هذا الوكيل. تظهر هنا سيارات جميع الوكلاء.',
    en: 'Retailer not found. These are the cars of all retailers.',
  },
  unmatched_state: {
    ar: 'لم نجد وكيلًا في {location}. تظهر هنا سيارات جميع الوكلاء.',
    en: 'We found no retailer in {location}. These are the cars of all retailers.',
  },
  failed: {
    ar: 'تعذّر البحث عن الوكلاء الآن. تظهر هنا سيارات جميع الوكلاء.',
    en: 'We could not search for retailers. These are the cars of all retailers.',
  },
  try_again: { ar: 'إعادة المحاولة', en: 'Try again' },
  show_all: { ar: 'عرض سيارات جميع الوكلاء', en: 'Show the cars of all retailers' },

  open_map: { ar: 'الوكلاء على الخريطة', en: 'Retailers on a map' },
  close_map: { ar: 'إخفاء الخريطة', en: 'Hide the map' },
  open_list: { ar: 'كل الوكلاء والمسافات', en: 'All retailers and distances' },
  close_list: { ar: 'إخفاء الوكلاء', en: 'Hide the retailers' },
  retailers: { ar: 'الوكلاء', en: 'Retailers' },
  map: { ar: 'خريطة الوكلاء', en: 'Map of retailers' },
  near_place: { ar: 'قرب عنوان أو مكان', en: 'Near an address or place' },
  my_position: { ar: 'المسافة من موقعي', en: 'Distance from my location' },
  position_private: {
    ar: 'تُحسب المسافة في جهازك؛ لا يُرسل موقعك ولا يُحفظ.',
    en: 'Distances are calculated on your device. Your location is not sent or stored.',
  },
  position_asking: { ar: 'بانتظار موافقتك', en: 'Waiting for your permission' },
  position_denied: {
    ar: 'لم تسمح بمعرفة موقعك. يمكنك البحث بالرمز البريدي.',
    en: 'Location access is blocked. You can search by postcode instead.',
  },
  position_unknown: {
    ar: 'تعذّر تحديد موقعك. حاول مرة أخرى أو ابحث بالرمز البريدي.',
    en: 'Your location could not be found. Try again, or search by postcode.',
  },
  from_you: {
    ar: 'المسافات من موقعك، الأقرب أولًا',
    en: 'Distances from your location, nearest first',
  },
  from_place: {
    ar: 'المسافات من {location}، الأقرب أولًا',
    en: 'Distances from {location}, nearest first',
  },
  within: { ar: 'سيارات الوكلاء ضمن مسافة', en: 'Cars of retailers within' },
  within_none: { ar: 'لا وكلاء ضمن {distance}', en: 'No retailers within {distance}' },
  within_some: {
    ar: {
      zero: 'ضمن {distance}: لا وكلاء',
      one: 'ضمن {distance}: وكيل واحد',
      two: 'ضمن {distance}: وكيلان',
      few: 'ضمن {distance}: {count} وكلاء',
      many: 'ضمن {distance}: {count} وكيلًا',
      other: 'ضمن {distance}: {count} وكيل',
    },
    en: {
      one: 'Within {distance}: {count} retailer',
      other: 'Within {distance}: {count} retailers',
    },
  },
  its_cars: { ar: 'عرض السيارات', en: 'Show cars' },
  directions: { ar: 'الاتجاهات', en: 'Directions' },
  new_window: { ar: 'في نافذة جديدة', en: 'in a new window' },
  on_map: { ar: '{name} على الخريطة', en: '{name} on the map' },
  loading: { ar: 'جارٍ التحميل', en: 'Loading' },
});
