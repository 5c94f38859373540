/** A place that the map search finds. */
export interface Place {
  id: string;
  ar: string;
  en: string;
  lat: number;
  lng: number;
}

/** Cities of the Gulf and some of their quarters. */
export const places: readonly Place[] = [
  { id: 'dubai', ar: 'دبي', en: 'Dubai', lat: 25.2048, lng: 55.2708 },
  { id: 'dubai-marina', ar: 'مرسى دبي', en: 'Dubai Marina', lat: 25.0805, lng: 55.1403 },
  { id: 'al-quoz', ar: 'القوز، دبي', en: 'Al Quoz, Dubai', lat: 25.1368, lng: 55.2271 },
  { id: 'abu-dhabi', ar: 'أبوظبي', en: 'Abu Dhabi', lat: 24.4539, lng: 54.3773 },
  { id: 'al-ain', ar: 'العين', en: 'Al Ain', lat: 24.1302, lng: 55.8023 },
  { id: 'sharjah', ar: 'الشارقة', en: 'Sharjah', lat: 25.3463, lng: 55.4209 },
  { id: 'ras-al-khaimah', ar: 'رأس الخيمة', en: 'Ras Al Khaimah', lat: 25.8007, lng: 55.9762 },
  { id: 'doha', ar: 'الدوحة', en: 'Doha', lat: 25.2854, lng: 51.531 },
  { id: 'manama', ar: 'المنامة', en: 'Manama', lat: 26.2285, lng: 50.586 },
  { id: 'kuwait-city', ar: 'مدينة الكويت', en: 'Kuwait City', lat: 29.3759, lng: 47.9774 },
  { id: 'muscat', ar: 'مسقط', en: 'Muscat', lat: 23.588, lng: 58.3829 },
  { id: 'riyadh', ar: 'الرياض', en: 'Riyadh', lat: 24.7136, lng: 46.6753 },
  { id: 'jeddah', ar: 'جدة', en: 'Jeddah', lat: 21.4858, lng: 39.1925 },
  { id: 'dammam', ar: 'الدمام', en: 'Dammam', lat: 26.4207, lng: 50.0888 },
];

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه');

/** Places with this text in their name in either language; at most five. */
export function findPlaces(text: string): Place[] {
  const requested = fold(text.trim());
  if (requested === '') return [];
  return places
    .filter(({ ar, en }) => fold(ar).includes(requested) || fold(en).includes(requested))
    .slice(0, 5);
}
