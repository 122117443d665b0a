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

/** Files that a form carries beside the body of its route, each under the same name; none is right too. */
export type Attached = Pick<Upload<unknown>, 'field' | 'maxBytes'> & {
  /** Most files of one form. */
  most: number
  /** French sentences for too many, and for one that is too large. */
  sentences: { tooMany: string; tooLarge: string }
}

/** A file as it was sent: nothing of it is true but its bytes. */
export type SentFile = { name: string; type: string; bytes: Buffer }

/**
 * A photo that is a little too large still comes in, to be refused with the texts at hand: up to here,
 * below what the proxies of `deploy` let through.
 */
const PROXY_BYTES = 32 * 1_048_576

/** The rest of the form: names, boundaries and texts. */
const OVERHEAD_BYTES = 65_536

function refuse(path: string, message: string, status = 400): never {
  throw new HttpError(status, message, { fields: { [path]: message } })
}

const toSent = async (file: File): Promise<SentFile> => ({
  name: file.name,
  type: file.type,
  bytes: Buffer.from(await file.arrayBuffer()),
})

/** @throws {HttpError} 413 above the limit, 400 for a body that is no form */
async function readForm(request: Request, limit: number, tooLarge: string): Promise<FormData> {
  const bytes = await readBytes(request, limit + OVERHEAD_BYTES, tooLarge)
  const type = request.headers.get('content-type') ?? ''
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HttpError(400, 'Le formulaire est illisible')
  })
}

/** What says whether a file may come: it throws the 400 or the 413. Whoever asks has the texts by then. */
type Check = () => void

const NO_FILE: SentFile = { name: '', type: '', bytes: Buffer.alloc(0) }

/**
 * The one file of a form, and its texts by name. A file that is missing or too large is told by
 * `check`, so that the texts are known when the form is refused.
 * @throws {HttpError} 413 for a body that is far larger, 400 for two files, for one under
 * another name, for a text given twice and for a body that is no form
 */
export async function readUpload(
  request: Request,
  { field, maxBytes, isOptional, sentences }: Omit<Upload<unknown>, 'fields'>,
): Promise<{ file: SentFile; fields: Record<string, string>; check: Check }> {
  const form = await readForm(request, maxBytes, sentences.tooLarge)
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
  const size = sent?.size ?? 0
  const check = () => {
    if (size === 0 && !isOptional) refuse(field, sentences.missing)
    if (size > maxBytes) refuse(field, sentences.tooLarge, 413)
  }
  const file = sent && size > 0 && size <= maxBytes ? await toSent(sent) : NO_FILE
  return { file, fields: Object.fromEntries(texts), check }
}

/**
 * The texts of a form by name, and its files. What is wrong with the files is kept for later, so
 * that the texts are known when the form is refused.
 * @throws {HttpError} 413 for more than its files and one more may weigh together, 400 for a body that is no
 * form and for a text given twice
 */
export async function readAttached(
  request: Request,
  { field, most, maxBytes, sentences }: Attached,
): Promise<{ fields: Record<string, string>; files: File[]; check: Check }> {
  const largest = Math.max(most * maxBytes, Math.min((most + 1) * maxBytes, PROXY_BYTES))
  const form = await readForm(request, largest, sentences.tooLarge)
  const texts = new Map<string, string>()
  const files: File[] = []
  let isElsewhere = false
  for (const [name, value] of form) {
    // So an empty choice of files is read where it has no name.
    if (name === field && value === '') continue
    if (typeof value === 'string') {
      if (texts.has(name)) refuse(name, `«\u00a0${name}\u00a0» est donné deux fois`)
      texts.set(name, value)
      // A form without a chosen file sends an empty one.
    } else if (value.size > 0) {
      isElsewhere ||= name !== field
      files.push(value)
    }
  }
  const check = () => {
    if (isElsewhere) refuse(field, `Envoyez les fichiers dans le champ «\u00a0${field}\u00a0»`)
    if (files.length > most) refuse(field, sentences.tooMany)
    if (files.some(({ size }) => size > maxBytes)) refuse(field, sentences.tooLarge, 413)
  }
  return { fields: Object.fromEntries(texts), files, check }
}

/** The bytes of files that were looked at. */
export const sentFiles = (files: readonly File[]): Promise<SentFile[]> =>
  Promise.all(files.map(toSent))
