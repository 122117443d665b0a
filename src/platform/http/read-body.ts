import { HttpError } from './errors'

/** Largest JSON body by default, in bytes. */
export const BODY_LIMIT = 1_048_576
/** How a plain HTML form without files travels. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Deepest nesting of a JSON body: code that walks a value by recursion stays safe. */
const MAX_DEPTH = 64
/** A body that is too large is read to its end up to here, so that the sender hears the answer. */
const DRAIN_LIMIT = 32 * 1_048_576

/**
 * The bytes of a body, counted as they come: `content-length` may lie or be absent.
 * @param tooLarge what is said above the limit
 * @throws {HttpError} 413 above the limit, 400 when the sender stops in the middle
 */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError(400)
    })
    if (done) break
    size += value.length
    if (size <= limit) chunks.push(value)
    else if (size > DRAIN_LIMIT) {
      await reader.cancel().catch(() => {})
      break
    }
  }
  if (size > limit) throw new HttpError(413, tooLarge)
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** How many brackets are open at once, at most, in a JSON text; strings are skipped. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at += 1
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1))
    else if (char === '}' || char === ']') depth -= 1
  }
  return deepest
}

/**
 * A JSON text as a value.
 * @throws {HttpError} 400 when it is not JSON, or nested too deep
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) {
    throw new HttpError(400, 'La demande est imbriquée trop profondément')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'La demande n’est pas du JSON valide')
  }
}

/** The media type of a body, without its parameters. */
export function typeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The body of a request as a value: JSON, or the fields of a plain form where
 * the route takes one.
 * @throws {HttpError} 400 for another type or a broken text, 413 above the limit
 */
export async function readBody(
  request: Request,
  { limit = BODY_LIMIT, form = false }: { limit?: number; form?: boolean } = {},
): Promise<unknown> {
  const type = typeOf(request)
  const isForm = form && type === FORM_TYPE
  if (!isForm && type !== 'application/json') {
    throw new HttpError(400, 'La demande doit être du JSON (content-type: application/json)')
  }
  const text = new TextDecoder().decode(await readBytes(request, limit))
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text)
}
