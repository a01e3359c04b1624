/**
 * The form data of a request. An unreadable body becomes an empty form, whose validation then reports what is
 * missing.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
