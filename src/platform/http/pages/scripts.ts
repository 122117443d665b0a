/** A script that Next.js asks for in the head of a page, or at its end. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g

const PRELOADED = /<link rel="preload" as="script"[^>]*\/>/g

/** As text inside of a script. */
const list = (addresses: readonly string[]): string =>
  JSON.stringify(addresses).replaceAll('<', String.raw`\u003c`)

/** Milliseconds from the end of a page until its scripts are asked for, painted or not. */
const LONGEST = 3000

/**
 * Asks for the scripts `a` one by one: twelve in one go hold a slow phone for 70 ms. After the first
 * frame, for what is asked for in it (letters, first pictures) comes first then; but before pictures
 * that nobody sees yet, which a script of no priority would stand behind. Nothing is painted
 * in a tab that nobody sees, and its timers are slow. A script that another has asked for meanwhile is
 * not asked for again.
 */
const ASK = `function ask() {
var src = a.shift()
if (!src) return
if (!document.querySelector('script[src="' + src + '"]')) {
var script = document.createElement("script")
script.src = src
script.async = true
script.fetchPriority = "high"
document.head.append(script)
}
if (document.hidden) ask()
else setTimeout(ask)
}
addEventListener("DOMContentLoaded", function () {
if (document.hidden) return ask()
requestAnimationFrame(function () { setTimeout(ask) })
setTimeout(ask, ${LONGEST})
})`

/**
 * A page that asks for its scripts after its first frame. On a poor network they would else take
 * the place of its styles, letters and first pictures, and on a slow phone the time of its first layout.
 * Its `load` may come before them.
 * @param html the whole page
 */
export function withScriptsAfterFrame(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, src = '']) => src)
  if (addresses.length === 0 || !html.includes('</body>')) return html
  const loader = `<script>(function (a) {${ASK}})(${list(addresses)})</script>`
  const rest = html.replace(SCRIPT, '').replace(PRELOADED, '')
  const end = rest.lastIndexOf('</body>')
  return rest.slice(0, end) + loader + rest.slice(end)
}
