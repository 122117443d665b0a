import { pictureAddress } from '../library/client'
import { uploadLabels } from '../library/labels.fr'
import type { LibraryPicture } from '../library/picture'
import { Refusal } from './uploads'

type Answer = { data?: LibraryPicture; error?: string }

/** Statuses that say the file itself is wrong. */
const FINAL = new Set([400, 413, 415, 422])

/** Share of the way that is the sending; the rest is the server's work. */
const SENDING = 0.95

type Way = { signal: AbortSignal; onProgress: (progress: number) => void }

/**
 * Sends a picture to the library of a shelter; `fetch` could not tell how far it is.
 * @throws {Refusal} when the server refuses the file, and an Error with its sentence otherwise
 */
export function sendToLibrary(
  shelter: string,
  file: File,
  { signal, onProgress }: Way,
): Promise<LibraryPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', pictureAddress(shelter))
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress((SENDING * loaded) / total)
    request.onload = () => {
      const { data, error = uploadLabels.error } = (request.response ?? {}) as Answer
      if (request.status < 300 && data) resolve(data)
      else reject(FINAL.has(request.status) ? new Refusal(error) : new Error(error))
    }
    request.onerror = () => reject(new Error(uploadLabels.error))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
