import { Static } from './Static'

/**
 * Written into the page, and heard from its first moment. The last button that is pressed is kept, and
 * shown to be at work, until `Alive` says that our code hears presses itself; then it is pressed.
 * Links and forms need none of this: the browser follows them.
 */
const LISTEN = `(function () {
var last = null
function hear(event) {
  var button = event.target instanceof Element && event.target.closest('button[type="button"]')
  if (!button) return
  if (last) last.button.removeAttribute('aria-busy')
  last = { event: event, button: button }
  button.setAttribute('aria-busy', 'true')
}
addEventListener('click', hear, true)
addEventListener('page-hears', function (event) {
  removeEventListener('click', hear, true)
  if (!last || last.event !== event.detail) return
  last.button.removeAttribute('aria-busy')
  last = null
})
addEventListener('page-alive', function () {
  if (!last) return
  last.button.removeAttribute('aria-busy')
  if (last.button.isConnected) last.button.click()
  last = null
})
})()`.replace(/\n +/g, '\n')

/** Keeps a press that comes before our code does: a slow phone shows the page seconds earlier. */
export const EarlyPresses = () => <Static as="script" html={LISTEN} />
