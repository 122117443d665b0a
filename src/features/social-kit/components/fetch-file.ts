import { OFFLINE } from '@/ui/api/offline'

/** A file that our server made, or the sentence of its refusal. */
export type Fetched = { file: File; refusal: null } | { file: null; refusal: string }

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'partage'

/**
 * Asks for a file; whatever happens, the answer is a value.
 * @param body sent as JSON; without one the file is read
 */
export async function fetchFile(
  address: string,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      signal: signal ?? null,
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!response.ok) {
      const told = (await response.json().catch(() => ({}))) as {
        error?: string
        fields?: Record<string, string>
      }
      return { file: null, refusal: Object.values(told.fields ?? {})[0] ?? told.error ?? OFFLINE }
    }
    const blob = await response.blob()
    const name = nameIn(response.headers.get('content-disposition'))
    return { file: new File([blob], name, { type: blob.type }), refusal: null }
  } catch {
    return { file: null, refusal: OFFLINE }
  }
}

/** Hands a file to the person, as a link of the page would. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
