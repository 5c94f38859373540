import fc from 'fast-check';

const digits = (length: number, first = '0123456789') =>
  fc
    .tuple(fc.constantFrom(...first), fc.stringMatching(new RegExp(`^\\d{${length - 1}}$`)))
    .map(([head, rest]) => head + rest);

const grouped = (parts: readonly fc.Arbitrary<string>[]) =>
  fc
    .tuple(fc.constantFrom('', ' ', '-', '.', ' - ', '\u200f', '\u00a0'), fc.tuple(...parts))
    .map(([between, groups]) => groups.join(between));

const isYears = (number: string) => /^(19|20)\d\d\D*(19|20)\d\d$/.test(number);

/** Phone numbers in formats of the Gulf and elsewhere. */
const phone = fc.oneof(
  grouped([
    fc.constantFrom('+971', '00971', '971', '+966', '966', '+965', '+968', '+974', '974', '+44'),
    digits(2, '56'),
    digits(3),
    digits(4),
  ]),
  grouped([
    fc.constantFrom('050', '052', '054', '055', '056', '058', '04', '02'),
    digits(3),
    digits(4),
  ]),
  grouped([fc.constantFrom('5'), digits(2), digits(3), digits(3)]),
  grouped([digits(4, '23456789'), digits(4)]).filter((number) => !isYears(number)),
);

const email = fc.emailAddress({ size: 'small' });
const identity = grouped([fc.constant('784'), digits(4, '12'), digits(7), digits(1)]);
const card = grouped([digits(4, '45'), digits(4), digits(4), digits(4)]);
const vin = fc
  .tuple(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{11}$/), fc.stringMatching(/^\d{6}$/))
  .map(([head, tail]) => head + tail);
const query = fc
  .stringMatching(/^[a-z]{8,12}$/)
  .map((secret) => `https://example.com/order?token=${secret}`);

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

/** Personal data, with the part that must not appear in output. */
export const personalData = fc.oneof(
  phone,
  phone.map(arabicDigits),
  identity,
  identity.map(arabicDigits),
  email,
  card,
  vin,
  query,
);

/** Alone or in a sentence. */
export const personalText = fc
  .tuple(
    fc.constantFrom('', 'اتصل على ', 'call me: ', '/ar/path/'),
    personalData,
    fc.constantFrom('', ' شكرا', '.'),
  )
  .map(([before, secret, after]) => ({ secret, text: before + secret + after }));
