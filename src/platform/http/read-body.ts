import { HttpError } from './errors'

/** Largest JSON body by default, in bytes. */
export const BODY_LIMIT = 1_048_576
/** How a plain HTML form without files travels. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Deepest nesting of a JSON body: code that walks a value by recursion stays safe. */
const MAX_DEPTH = 64
/**
 * Most names of one object or rows of one list, and most of all of them together: Payload looks
 * at each for milliseconds. A page of 300 blocks has some 15 000.
 */
export const MAX_WIDTH = 1000
export const MAX_MEMBERS = 50_000
/**
 * A body that is too large is read up to here before the answer, and its rest beside it: a sender
 * that listens only at the end hears it too.
 */
const DRAIN_LIMIT = 32 * 1_048_576
/** Here the line is cut. */
const DRAIN_END = 512 * 1_048_576

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Reads what nobody wants any more. */
async function drain(reader: Reader, start: number): Promise<void> {
  try {
    for (let size = start; size < DRAIN_END;) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
    }
    await reader.cancel()
  } catch {
    // The sender is gone.
  }
}

/** Lets a body that nobody wants come in, beside the answer: a browser hears that only at its end. */
export function leaveUnread({ body }: Request): void {
  if (body) void drain(body.getReader(), 0)
}

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
      void drain(reader, size)
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

type Shape = {
  /** Brackets that are open at once, at most. */
  depth: number
  /** Members of the object or list that has most. */
  width: number
  /** Members of all of them together. */
  members: number
}

/** Where the string ends that begins at a quotation mark: the index of its other one. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}

/** How deep and how wide a JSON text is, without making a value of it. */
export function shapeOf(text: string): Shape {
  const shape = { depth: 0, width: 0, members: 0 }
  /** Members met so far of each object and list that is open. */
  const open: number[] = []
  const count = (isFirst: boolean): void => {
    const top = open.length - 1
    const before = open[top]
    if (before === undefined || (isFirst && before > 0)) return
    open[top] = before + 1
    shape.members += 1
    shape.width = Math.max(shape.width, before + 1)
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string
    if (char === ']' || char === '}') open.pop()
    else if (char === ',') count(false)
    else if (char > ' ') {
      count(true)
      if (char === '"') at = endOfString(text, at)
      else if (char === '{' || char === '[') shape.depth = Math.max(shape.depth, open.push(0))
    }
  }
  return shape
}

/**
 * A JSON text as a value.
 * @throws {HttpError} 400 when it is not JSON or nested too deep, 413 when it has too many members
 */
export function parseJson(text: string): unknown {
  const { depth, width, members } = shapeOf(text)
  if (depth > MAX_DEPTH) throw new HttpError(400, 'La demande est imbriquée trop profondément')
  if (width > MAX_WIDTH || members > MAX_MEMBERS) {
    throw new HttpError(413, 'La demande contient trop d’éléments')
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
