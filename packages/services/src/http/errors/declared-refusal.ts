import { errorsOf, type Operation } from '@mawkib/api-clients/contracts';
import { ApiError, isApiError } from './refusal.js';

/**
 * What a call does, where answers are checked: a refusal that its contract does not declare becomes a
 * failure that names it. So each test that meets one proves the reference right.
 */
export async function declared<T>(operation: Operation, doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, status } = error.details;
    if (code === 'not_served_yet' || errorsOf(operation)[code] === status) throw error;
    throw undeclared(`${operation.id} refuses with ${status} ${code}, which it does not declare`);
  }
}

const undeclared = (en: string) =>
  new ApiError({
    status: 500,
    code: 'undeclared_refusal',
    title: { ar: 'رفضٌ لا يذكره العقد', en },
  });
