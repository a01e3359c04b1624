/** The body of a form post. One that cannot be read is an empty form, whose own errors then say what is missing. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
