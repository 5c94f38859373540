import { errorsOf, type Operation } from '@mawkib/api-clients/contracts';
import { ApiError, isApiError } from './api-error.js';

/**
 * Runs a call where responses are checked: an error code that the contract does not declare becomes
 * a 500 that names it, so tests keep the API reference complete.
 */
export async function declaredError<T>(operation: Operation, doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, status } = error.details;
    if (code === 'not_served_yet' || errorsOf(operation)[code] === status) throw error;
    throw undeclared(
      `${operation.id} throws ${status} ${code}, which its contract does not declare`,
    );
  }
}

const undeclared = (en: string) =>
  new ApiError({
    status: 500,
    code: 'undeclared_error',
    title: { ar: 'خطأ غير معرّف في العقد', en },
  });
