import { fieldRefusals, isPageSave, saveFailure, type Answer } from './model'

type Heard = (answer: Answer & { path: string }) => void

const asRequest = (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input)
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return { url: new URL(url, window.location.href), method: method.toUpperCase() }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.clone().text()) as unknown
  } catch {
    return null
  }
}

/**
 * The same refusal as Payload's form reads it: our sentence first, then what belongs to fields.
 * Nothing about the inside of the content: the form would take each such path for a field of its
 * own, and write it into the content when it next reads its values.
 */
function reworded({ status, body }: Answer): Response {
  const fields = fieldRefusals(body)
  const errors = [{ message: saveFailure({ status, body }), data: { errors: fields } }]
  // A status of 0 is what the browser says of no answer at all; a response cannot carry it.
  return Response.json({ errors }, { status: status || 503 })
}

/** Milliseconds for which a save waits at most: a browser that cannot write must not hold it. */
const LONGEST_WAIT = 1000

const within = (work: Promise<void>): Promise<void> =>
  Promise.race([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, LONGEST_WAIT)
    }),
  ])

/**
 * Hears how each save of a page ends. Payload's form keeps the answer for itself (the return of
 * `submit` is empty after a refusal, and a dead network shows the browser's own English), so
 * the requests of the form are watched here, and only those, as long as the page is open.
 * @param beforeSend ends before a save leaves the browser
 * @returns what ends the watch
 */
export function watchSaves(onAnswer: Heard, beforeSend: () => Promise<void>): () => void {
  const ask = window.fetch
  const watched: typeof window.fetch = async (input, init) => {
    const { url, method } = asRequest(input, init)
    const isOurs = url.origin === window.location.origin && isPageSave(method, url.pathname)
    if (!isOurs) return ask(input, init)
    const path = url.pathname + url.search
    await within(beforeSend())
    const response = await ask(input, init).catch(() => null)
    if (response?.ok) {
      onAnswer({ status: response.status, body: null, path })
      return response
    }
    const answer = { status: response?.status ?? 0, body: response ? await bodyOf(response) : null }
    onAnswer({ ...answer, path })
    return reworded(answer)
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = ask
  }
}
