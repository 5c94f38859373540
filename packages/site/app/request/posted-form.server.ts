import { data } from 'react-router';

const ofForms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The fields of a native post. Throws a response: 415 for a body that no form sends, 400 for a broken one. */
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
