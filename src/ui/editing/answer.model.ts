/** What a server answered; a status of 0 is no answer at all. */
export type Answer = { status: number; body: unknown }

type CmsError = {
  message?: unknown
  data?: { errors?: Array<{ path?: unknown; message?: unknown }> }
}

/** Characters of a reason that anybody would read. */
const LONGEST = 300

/** The sentences of a refusal, whatever its shape; null when it has none for people to read. */
export function reasonOf(body: unknown): string | null {
  if (body === null || typeof body !== 'object') return null
  const { error, errors, message } = body as {
    error?: unknown
    errors?: Array<CmsError | null>
    message?: unknown
  }
  const found = Array.isArray(errors)
    ? errors.flatMap((each) => each?.data?.errors?.map((one) => one.message) ?? [each?.message])
    : [error ?? message]
  const sentences = found.filter((each): each is string => typeof each === 'string' && each !== '')
  return sentences.length > 0 ? [...new Set(sentences)].join(' · ').slice(0, LONGEST) : null
}

/** What a refusal of Payload says of single fields. */
export function fieldErrorsOf(body: unknown): Array<{ path: string; message: string }> {
  const { errors } = (body ?? {}) as { errors?: Array<CmsError | null> }
  if (!Array.isArray(errors)) return []
  return errors
    .flatMap((each) => each?.data?.errors ?? [])
    .flatMap(({ path, message }) =>
      typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [],
    )
}
