import { isId } from '../ids.model'
import { openPayload } from '../payload'
import type { CmsHandler } from './cms'
import { SENT_AGAIN } from './sent-again.model'

/** Collections whose rows keep the key of the form that made them, in `lastSave`. */
const WITH_KEYS = ['supply-requests'] as const
type WithKeys = (typeof WITH_KEYS)[number]

const keyIn = (sent: unknown): string | null => {
  const key = (sent as { lastSave?: unknown } | null)?.lastSave
  return typeof key === 'string' && key !== '' ? key : null
}

/** The key in the body of a form of Payload's admin, or of a call. */
async function keyOf(request: Request): Promise<string | null> {
  const copy = request.clone()
  try {
    if (!request.headers.get('content-type')?.includes('multipart/form-data')) {
      return keyIn(await copy.json())
    }
    const words = (await copy.formData()).get('_payload')
    return typeof words === 'string' ? keyIn(JSON.parse(words)) : null
  } catch {
    // What nobody can read is refused where it is read.
    return null
  }
}

/** The row that a form made, if nobody wrote it since. */
async function rowMadeBy(collection: WithKeys, key: string): Promise<string | null> {
  const { db } = await openPayload()
  // An id and nothing else; whether the person may write it is Payload's to say.
  const where = { lastSave: { equals: key }, deletedAt: { exists: false } }
  const row = await db.findOne<{ id: string }>({ collection, where })
  return row && isId(row.id) ? row.id : null
}

/**
 * A form of Payload's admin that makes a row, sent again because no answer came: it is the same row, as
 * it is sent now.
 * @param create makes a row
 * @param update writes it over
 */
export function createOnce(create: CmsHandler, update: CmsHandler): CmsHandler {
  return async (request, args) => {
    const { slug } = await args.params
    const collection = slug.length === 1 && WITH_KEYS.find((each) => each === slug[0])
    const key = collection ? await keyOf(request) : null
    const id = collection && key ? await rowMadeBy(collection, key) : null
    if (!collection || !key || !id) return create(request, args)
    const address = new URL(request.url)
    address.pathname = `${address.pathname.replace(/\/$/, '')}/${id}`
    address.searchParams.set(SENT_AGAIN, key)
    const { headers, signal } = request
    const body = await request.arrayBuffer()
    const again = new Request(address, { method: 'PATCH', headers, signal, body })
    return update(again, { params: Promise.resolve({ slug: [collection, id] }) })
  }
}
