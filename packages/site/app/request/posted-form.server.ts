import { data } from 'react-router';

const ofForms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Fields of a native form post. Throws a response: 415 for another content type, 400 for an invalid
 * body.
 */
export async function postedForm(request: Request): Promise<FormData> {
  if (!ofForms.test(request.headers.get('content-type') ?? '')) {
    throw data(null, { status: 415, statusText: 'This page takes posts of forms alone' });
  }
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: 'The body of this post cannot be read' });
  }
}
