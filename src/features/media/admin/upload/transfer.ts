import { uploadLabels } from '../library/labels.fr'

export type Transfer = {
  method: 'POST' | 'PUT'
  headers?: Record<string, string>
  body: XMLHttpRequestBodyInit
  signal: AbortSignal
  /** Share of the bytes that left, from 0 to 1. */
  onProgress?: (progress: number) => void
}

/** `body` is what came as JSON, null for anything else. */
export type Answered = { status: number; body: unknown }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Sends bytes and tells how far they are, which `fetch` cannot.
 * @throws {Error} with a French sentence when nothing answers, and the signal's reason
 */
export function transfer(url: string, way: Transfer): Promise<Answered> {
  const { method, headers = {}, body, signal, onProgress } = way
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) })
    request.onerror = () => reject(new Error(uploadLabels.noAnswer))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
