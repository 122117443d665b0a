/** What a screen of Payload shows when the server cannot be reached. */
export const NO_NETWORK =
  'Le serveur ne répond pas. Ce que vous avez écrit reste sur cet écran\u00a0: réessayez dans un instant.'

/**
 * A `fetch` that says in French that the network is away: Payload's forms and lists show the
 * message of the error as it is, and the browser's own is English (« Failed to fetch »).
 * An abandoned request stays what it is.
 * @throws {TypeError} with `NO_NETWORK`, when there was no answer at all
 */
export function withFrenchFailures(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...request) => {
    try {
      return await fetch(...request)
    } catch (error) {
      if (error instanceof TypeError) throw new TypeError(NO_NETWORK, { cause: error })
      throw error
    }
  }
}
