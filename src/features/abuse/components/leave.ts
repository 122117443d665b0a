import { QUIET_PAGE } from '../model'

/** Milliseconds within which Escape is pressed twice. */
const TWICE_MS = 1000

let hasLeft = false

/**
 * Goes on to a page, unless the person has left meanwhile: the answer of a form that was under way
 * must not bring them back.
 */
export function goOn(path: string): void {
  if (!hasLeft) window.location.replace(path)
}

/**
 * Leaves at once: the page is emptied before the other one is there, and takes its place in the
 * history. Back does not lead here.
 */
export function leaveFast(): void {
  hasLeft = true
  // What is being sent ends here.
  window.stop()
  document.title = '\u200b'
  document.body.replaceChildren()
  window.location.replace(QUIET_PAGE)
}

/** Hears Escape pressed twice, and a page that the browser kept alive. @returns how to stop */
export function hearEscape(): () => void {
  let last = -Infinity
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat) return
    if (event.timeStamp - last < TWICE_MS) leaveFast()
    last = event.timeStamp
  }
  // A browser that kept it in memory, whatever was asked, shows a new and empty one.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) window.location.reload()
  }
  // Before a list or a menu that takes Escape for itself.
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pageshow', onPageShow)
  }
}
