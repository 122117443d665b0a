/** Calls `tick` each minute. @returns what ends it */
export function eachMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
}
