import { FORM_TYPE, readBody, typeOf } from './read-body'
import { readAttached, readUpload, type SentFile } from './read-upload'
import type { Route } from './route'

/** What a request sends, as it came. */
export type Sent = {
  body: unknown
  upload: { file: SentFile; fields: unknown } | null
  /** Those beside a body, and what says whether they may come. */
  attached?: { files: File[]; check: () => void }
}

/** What a write sends: a file with its form, or a body. */
export async function readSent(route: Route, request: Request): Promise<Sent> {
  const { upload, body, bodyLimitBytes: limit, form, files } = route
  if (files && typeOf(request) === 'multipart/form-data') {
    const { fields, ...attached } = await readAttached(request, files)
    return { body: fields, upload: null, attached }
  }
  if (upload && (!body || typeOf(request) === 'multipart/form-data')) {
    const { check, ...sent } = await readUpload(request, upload)
    return { body: null, upload: sent, attached: { files: [], check } }
  }
  return { body: body ? await readBody(request, { limit, form }) : undefined, upload: null }
}

/** Whether whoever asks shows a page: a browser does, a client of the API does not. */
export const showsPages = (request: Request): boolean =>
  Boolean(request.headers.get('accept')?.includes('text/html'))

/** Whether a browser sent a form by itself, without a script: it shows whatever is answered. */
export const isSentByPage = (request: Request): boolean =>
  typeOf(request) === FORM_TYPE ||
  (typeOf(request) === 'multipart/form-data' && showsPages(request))
