import { HttpError } from './errors'
import { BODY_LIMIT, parseJson } from './read-body'

/** A JSON body of the CMS, sent alone or beside a file. */
export const JSON_LIMIT = 2 * BODY_LIMIT

/** A file with its fields has two parts; what some clients add is left out. */
const MAX_PARTS = 20

const FIELDS = '_payload'
const FILE = 'file'

/** Whether a sent name is that of a file, and no way to somewhere. */
const isFileName = (name: string): boolean =>
  !/\p{Cc}|^[\\/]|^[a-z]:|(^|[\\/])\.\.?([\\/]|$)/iu.test(name)

/** Whether a form has more parts than any of ours: each costs more than its bytes. */
function hasManyParts(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const line = Buffer.from(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`)
  const body = Buffer.from(bytes.buffer)
  let parts = 0
  for (let at = body.indexOf(line); at >= 0 && parts <= MAX_PARTS; parts += 1) {
    at = body.indexOf(line, at + line.length)
  }
  return parts > MAX_PARTS
}

/** The one part of that name; two have no one meaning. */
function onlyPart(form: FormData, name: string): FormDataEntryValue | undefined {
  const [part, ...more] = form.getAll(name)
  if (more.length > 0) throw new HttpError(400, `«\u00a0${name}\u00a0» est donné deux fois`)
  return part
}

/**
 * A form for Payload, written anew from what was read of it: its file and its JSON. Two readers
 * may see two things in one body (a JSON part with an empty file name is a text to the one and a
 * file to the other), so Payload gets none that was not looked at.
 * @param type the content type, with its boundary
 * @throws {HttpError} 400 for what is no such form or breaks its JSON, 413 for one that is too large
 */
export async function readableForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  if (hasManyParts(bytes, type)) throw new HttpError(413, 'La demande contient trop d’éléments')
  const sent = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new HttpError(400)
    })
  for (const value of sent.values()) {
    if (typeof value !== 'string' && !isFileName(value.name)) {
      throw new HttpError(400, 'Le nom du fichier n’est pas valide')
    }
  }
  const fields = onlyPart(sent, FIELDS) ?? '{}'
  const file = onlyPart(sent, FILE)
  // A text in the place of the file is the description of one that is elsewhere: there is none.
  if (typeof fields !== 'string' || typeof file === 'string') throw new HttpError(400)
  if (fields.length > JSON_LIMIT) throw new HttpError(413)
  parseJson(fields)
  const form = new FormData()
  form.set(FIELDS, fields)
  if (file) form.set(FILE, file, file.name)
  const written = new Response(form)
  return {
    bytes: new Uint8Array(await written.arrayBuffer()),
    type: written.headers.get('content-type') ?? '',
  }
}
