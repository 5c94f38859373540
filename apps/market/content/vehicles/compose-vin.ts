const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const letterValues = [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const weightOf = (character: string) => {
  const letter = letters.indexOf(character);
  return letter < 0 ? Number(character) : (letterValues[letter] ?? 0);
};

/** The check digit of ISO 3779: position nine. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, character, at) => total + weightOf(character) * (weights[at] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Character ten, the model year: 2010 is A; the sequence repeats after thirty years. */
export const vinYearCode = (year: number): string => yearCodes[(year - 2010 + 30) % 30] ?? 'A';

/** Seventeen characters: maker 3, description 5, check digit, model year, plant, serial 6. */
export function composeVin(
  maker: string,
  description: string,
  modelYear: number,
  serial: number,
): string {
  const draft = `${maker}${description}0${vinYearCode(modelYear)}A${String(serial).padStart(6, '0')}`;
  return `${draft.slice(0, 8)}${vinCheckDigit(draft)}${draft.slice(9)}`;
}
