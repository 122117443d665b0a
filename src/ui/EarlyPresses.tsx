import { Static } from './Static'

/** Milliseconds for which an early press is kept: after that nobody expects anything of it. */
const LONGEST = 20_000

/**
 * Written into the page, and run while the rest of it is read. The last button that is pressed is kept
 * until `Alive` says that our code hears presses itself; then it is pressed, again and again while the
 * part that it stands in is not alive (`lazyDrawn`), where React lets nobody hear. Whatever else is
 * done meanwhile takes it back. Links and forms need none of this: the browser follows them. Its mark
 * says that the page will be alive (tests).
 */
const LISTEN = `(function () {
performance.mark('page-early')
var last = null, isAlive = false, isOurs = false
function forget() {
  if (last) last.button.removeAttribute('data-early')
  last = null
}
function keep(event, button) {
  var press = { event: event, button: button }
  last = press
  button.setAttribute('data-early', '')
  setTimeout(function () { if (last === press) forget() }, ${LONGEST})
}
function controlOf(event) {
  return event.target instanceof Element && event.target.closest('a,button,input,select,textarea,summary')
}
function begin(event) {
  if (event.key !== 'Tab' && controlOf(event)) forget()
}
function whenUnheard(button, press, then) {
  var isHeard = false
  function heard() { isHeard = true }
  button.addEventListener('click', heard, true)
  press(function () {
    button.removeEventListener('click', heard, true)
    if (!isHeard && button.isConnected) return then()
    if (last && last.button === button) forget()
  })
}
function hear(event) {
  var button = controlOf(event)
  if (isOurs || !button || button.type !== 'button') return
  if (!isAlive) return keep(event, button)
  whenUnheard(button, setTimeout, function () { keep(event, button); act() })
}
function act() {
  var press = last
  if (!press) return
  whenUnheard(press.button, function (done) {
    isOurs = true
    press.button.click()
    isOurs = false
    done()
  }, function () { setTimeout(function () { if (last === press) act() }, 50) })
}
addEventListener('click', hear, true)
addEventListener('pointerdown', begin, true)
addEventListener('keydown', begin, true)
addEventListener('page-hears', function (event) {
  isAlive = true
  if (last && last.event === event.detail) forget()
})
addEventListener('page-alive', function () {
  setTimeout(function () { removeEventListener('click', hear, true) }, ${LONGEST})
  act()
})
})()`.replace(/\n +/g, '\n')

/**
 * Keeps a press that comes before our code does: a slow phone shows the page seconds earlier. It runs
 * as soon as the browser has a moment, without the styles. A classic script waits for them, and the
 * rest of the page waits for it: the browser lays out the top first, and then all of it again.
 */
export const EarlyPresses = () => <Static as="script" type="module" async html={LISTEN} />
