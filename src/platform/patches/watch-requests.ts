/** What a server answered; a status of 0 is no answer at all. */
type Answer = { status: number; body: unknown }

type Watch = {
  isOurs: (method: string, path: string) => boolean
  /** Ends before the request leaves the browser; an answer that it gives keeps it from leaving. */
  before: () => Promise<Response | undefined>
  onAnswer: (answer: Answer & { path: string }) => void
  /** A refusal as the form is to read it. */
  reworded: (answer: Answer) => Response
}

const asRequest = (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input)
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return { url: new URL(url, window.location.href), method: method.toUpperCase() }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(await response.clone().text())
    return body
  } catch {
    return null
  }
}

/** Ends with the work, or after some milliseconds: a browser that cannot write must not hold a save. */
export const within = (work: Promise<void>, most: number): Promise<void> =>
  Promise.race([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, most)
    }),
  ])

/**
 * Hears how some requests of a screen end. Payload's form keeps the answer for itself (the return
 * of `submit` is empty after a refusal, and a dead network shows the browser's own English), so
 * the requests of the form are watched here, and only those, as long as its screen is open.
 * Source: `submit` of @payloadcms/ui/dist/forms/Form/index.js.
 * @returns what ends the watch
 */
export function watchRequests({ isOurs, before, onAnswer, reworded }: Watch): () => void {
  const ask = window.fetch
  const watched: typeof window.fetch = async (input, init) => {
    const { url, method } = asRequest(input, init)
    if (url.origin !== window.location.origin || !isOurs(method, url.pathname)) {
      return ask(input, init)
    }
    const path = url.pathname + url.search
    const response = (await before()) ?? (await ask(input, init).catch(() => null))
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
