import { filled, type DataOf } from '@/ui/api/address'

import { titleOf } from '../../model'
import type { LibraryPicture } from '../library/picture'
import { LIBRARY } from '../library/query'
import { fingerprint } from './fingerprint'
import { dataOf, pictureIn } from './outcome'
import { transfer, type Transfer } from './transfer'
import type { Sent } from './uploads'

/** How the server wants a file to be sent. */
type Plan = DataOf<'POST', `${typeof LIBRARY}/uploads`>

type Way = { signal: AbortSignal; onProgress: (progress: number) => void; isForced: boolean }

/** Share of the way that is the sending; the rest is the server's work. */
const SENDING = 0.95

const json = (value: unknown, signal: AbortSignal): Transfer => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
  signal,
})

async function planOf(
  shelter: string,
  file: File,
  sha256: string | null,
  signal: AbortSignal,
): Promise<Plan> {
  if (!sha256) return { mode: 'server' }
  const { name, type, size } = file
  const wish = json({ name: name.slice(-250), type, size, sha256 }, signal)
  return dataOf<Plan>(
    await transfer(filled(`${LIBRARY}/uploads`, { params: { shelterId: shelter } }), wish),
  )
}

/** Straight into the storage; null when the storage does not take it. */
async function sendDirectly(
  shelter: string,
  file: File,
  { url, headers, path }: Extract<Plan, { mode: 'direct' }>,
  { signal, onProgress }: Way,
): Promise<LibraryPicture | null> {
  const put: Transfer = { method: 'PUT', headers, body: file, signal, onProgress }
  const isStored = await transfer(url, put).then(
    ({ status }) => status >= 200 && status < 300,
    () => false,
  )
  signal.throwIfAborted()
  // A storage out of reach: the way through the server is still open.
  if (!isStored) return null
  const taken = await transfer(
    filled(LIBRARY, { params: { shelterId: shelter } }),
    json({ path, title: titleOf(file.name) }, signal),
  )
  return pictureIn(taken)
}

async function sendOnce(
  shelter: string,
  file: File,
  sha256: string | null,
  way: Way,
): Promise<Sent> {
  const plan = await planOf(shelter, file, sha256, way.signal)
  if (plan.mode === 'existing') return { picture: plan.picture, isKnown: true }
  const direct = plan.mode === 'direct' && (await sendDirectly(shelter, file, plan, way))
  if (direct) return { picture: direct, isKnown: false }
  const form = new FormData()
  form.append('file', file)
  const answered = await transfer(filled(LIBRARY, { params: { shelterId: shelter } }), {
    method: 'POST',
    body: form,
    signal: way.signal,
    onProgress: way.onProgress,
  })
  return { picture: pictureIn(answered), isKnown: false }
}

/** Bytes on their way, by shelter and fingerprint; each ends when its file arrived or did not. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Sends a picture to the library of a shelter the way the server wants it, or finds the one
 * that the library already made of the same bytes, those of a twin sent at this moment included.
 * @throws {Refusal} when the server refuses the file, and an Error with its sentence otherwise
 */
export async function sendToLibrary(shelter: string, file: File, given: Way): Promise<Sent> {
  const way = { ...given, onProgress: (part: number) => given.onProgress(part * SENDING) }
  // Without a fingerprint, or when the person wants it twice, nothing is recognised.
  const sha256 = way.isForced ? null : await fingerprint(file)
  if (!sha256) return sendOnce(shelter, file, null, way)
  const key = `${shelter} ${sha256}`
  for (let twin = underWay.get(key); twin; twin = underWay.get(key)) {
    await twin
    way.signal.throwIfAborted()
  }
  const sending = sendOnce(shelter, file, sha256, way)
  const ended = sending.then(
    () => undefined,
    () => undefined,
  )
  underWay.set(key, ended)
  return sending.finally(() => underWay.delete(key))
}
