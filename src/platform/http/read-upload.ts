import type { ZodType } from 'zod'

import { HttpError } from './errors'
import { readBytes } from './read-body'

/** What a route takes that is sent a file, as a form of type `multipart/form-data`. */
export type Upload<F> = {
  /** Name of the one part that holds the file. */
  field: string
  /** The form's other parts, each a text. */
  fields: ZodType<F>
  /** Largest file, in bytes. */
  maxBytes: number
  /** Without a file its bytes are empty, and the rest of the form counts. */
  isOptional?: boolean
  /** French sentences for the two commonest mistakes. */
  sentences: { missing: string; tooLarge: string }
}

/** A file as it was sent: nothing of it is true but its bytes. */
export type SentFile = { name: string; type: string; bytes: Buffer }

/** The rest of the form: names, boundaries and texts. */
const OVERHEAD_BYTES = 65_536

function refuse(path: string, message: string, status = 400): never {
  throw new HttpError(status, message, { fields: { [path]: message } })
}

/**
 * The one file of a form, and its texts by name.
 * @throws {HttpError} 413 for a file that is too large, 400 for none, for two, for one under
 * another name, for a text given twice and for a body that is no form
 */
export async function readUpload(
  request: Request,
  { field, maxBytes, isOptional, sentences }: Omit<Upload<unknown>, 'fields'>,
): Promise<{ file: SentFile; fields: Record<string, string> }> {
  const bytes = await readBytes(request, maxBytes + OVERHEAD_BYTES, sentences.tooLarge)
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'Le formulaire est illisible')
    })
  const texts = new Map<string, string>()
  let sent: File | undefined
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (texts.has(name)) refuse(name, `«\u00a0${name}\u00a0» est donné deux fois`)
      texts.set(name, value)
    } else {
      if (name !== field) refuse(name, `Envoyez le fichier dans le champ «\u00a0${field}\u00a0»`)
      if (sent) refuse(field, 'Envoyez un seul fichier à la fois')
      sent = value
    }
  }
  // A form without a chosen file sends an empty one.
  if (!sent || sent.size === 0) {
    if (!isOptional) return refuse(field, sentences.missing)
    return {
      file: { name: '', type: '', bytes: Buffer.alloc(0) },
      fields: Object.fromEntries(texts),
    }
  }
  if (sent.size > maxBytes) refuse(field, sentences.tooLarge, 413)
  return {
    file: { name: sent.name, type: sent.type, bytes: Buffer.from(await sent.arrayBuffer()) },
    fields: Object.fromEntries(texts),
  }
}
