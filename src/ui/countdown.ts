const plural = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`

/** « 14 minutes et 32 secondes » for a number of whole seconds. */
export function waitLabel(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return plural(rest, 'seconde')
  if (rest === 0) return plural(minutes, 'minute')
  return `${plural(minutes, 'minute')} et ${plural(rest, 'seconde')}`
}

/** Said beside a refusal for too many tries, each second anew. Source: the error catalogue of the contract. */
export const blockedWords = (left: number): string =>
  `Blocage temporaire\u00a0: réessayez dans ${waitLabel(left)}.`

export const WAIT_OVER = 'Le délai est écoulé, vous pouvez réessayer.'

/** Longest wait that a page believes, in seconds: an address is not to be trusted. */
const LONGEST = 24 * 3600

/** Seconds to wait as an address or an answer tells them; 0 for anything else. */
export function readWait(value: unknown): number {
  const seconds = Math.ceil(Number(value))
  return seconds > 0 && seconds <= LONGEST ? seconds : 0
}
