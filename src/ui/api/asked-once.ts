import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What an address answers, asked once a page by the first that wants it and shared by all, and again
 * only after a failure: for what many visitors load, without a library.
 * @param path of the address, which knows the visitor by their cookie
 * @param read takes the answer out of its JSON
 * @param otherwise the answer without a network, and when the server refuses; it stays unknown without one
 */
export function askedOnce<Answer>(
  path: string,
  read: (body: unknown) => Answer,
  otherwise?: Answer,
) {
  let known: Answer | undefined
  let asked: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const put = (answer: Answer | undefined): void => {
    known = answer
    listeners.forEach((listener) => listener())
  }

  const ask = async (): Promise<void> => {
    try {
      const response = await fetch(path, { credentials: 'include' })
      if (response.ok) return put(read(await response.json()))
    } catch {
      // Nothing is known without a network.
    }
    // Whoever comes next asks again.
    asked = null
    if (otherwise !== undefined) put(otherwise)
  }

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    asked ??= ask()
    return () => listeners.delete(listener)
  }

  /**
   * `undefined` until the answer has come.
   * @param isWanted false where there is nothing to ask for: nothing is asked then
   */
  const useAnswer = (isWanted = true): Answer | undefined =>
    useSyncExternalStore(
      isWanted ? subscribe : never,
      () => (isWanted ? known : undefined),
      () => undefined,
    )

  return { useAnswer, put }
}
