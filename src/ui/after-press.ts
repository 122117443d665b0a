/**
 * Holds back what would move the page under a finger. A control that is left by pressing
 * another one loses the focus between the press and the release: a line that appears then makes
 * the release land elsewhere, and the browser makes no click of it.
 * @param target where presses are heard: the window
 * @returns what to call with something to do: it is done once nothing is pressed
 */
export function pressWatcher(target: EventTarget): (act: () => void) => void {
  let isDown = false
  const waiting = new Set<() => void>()
  const run = () => {
    if (isDown) return
    const acts = [...waiting]
    waiting.clear()
    for (const act of acts) act()
  }
  // The click follows its release in the same task; on a touch screen so does the change of focus.
  const soon = () => setTimeout(run)
  const release = () => {
    isDown = false
    soon()
  }
  const hear = (type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { capture: true, passive: true })
  hear('pointerdown', () => {
    isDown = true
  })
  hear('pointerup', release)
  hear('pointercancel', release)
  // The list of a select, and a release outside the window, tell nobody that the press is over.
  hear('keydown', release)
  hear('pointermove', (event) => {
    if (isDown && (event as PointerEvent).buttons === 0) release()
  })
  return (act) => {
    waiting.add(act)
    soon()
  }
}

let watcher: ReturnType<typeof pressWatcher> | undefined

/**
 * A listener that hears only the last of what it is told while something is pressed, once it is
 * released.
 */
export function afterPress<T>(listener: (value: T) => void): (value: T) => void {
  const whenReleased = (watcher ??= pressWatcher(window))
  let last: T
  const act = () => listener(last)
  return (value) => {
    last = value
    whenReleased(act)
  }
}
