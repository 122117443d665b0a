/** Where Next.js keeps the styles of pages, one small file for each part. */
const FOLDER = '/_next/static/chunks/'

const LINK =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w~.-]+)\.css" data-precedence="next"\/>/g

const ADDRESS = /^\/_next\/static\/chunks\/([\w-]{16})\.([\w~.,-]+)\.css$/

/** More than any page has; an address stays short enough for every proxy. */
const MOST_FILES = 60

/** Without all of them together, as during an update of two servers, the page asks for each. */
const EACH =
  "this.f=1;document.querySelectorAll('link[data-precedence][disabled]').forEach(function(l){l.media='';l.disabled=false})"

/**
 * How each is named, at the end of the page: written out they would be 2 KB of it. It runs once the file of
 * all is there, or is not: when the browser tells of that only afterwards, `EACH` asks for what is named.
 */
const NAMES = `<script>(function (w) {
w.href.slice(w.href.indexOf("/chunks/") + 25, -4).split(",").forEach(function (n) {
var l = document.createElement("link")
l.rel = "stylesheet"
l.href = "${FOLDER}" + n + ".css"
l.dataset.precedence = "next"
if (!w.f) {
l.setAttribute("disabled", "")
l.media = "not all"
}
document.head.append(l)
})
})(document.querySelector("link[onerror]"))</script>`

export type StyleFiles = {
  /** Whether there is a file of that name. */
  has: (name: string) => boolean
  /** What proves that an address is ours: 16 letters of base64url. */
  sign: (names: string) => string
}

/**
 * A page that asks for its styles at once. A phone asks for six files at a time, so that twenty small
 * ones take it four journeys. Each file is named too, without being asked for: what comes later and
 * needs it finds that it is there, and nothing of its rules changes places.
 * @param html the whole page
 */
export function withOneStyle(html: string, { has, sign }: StyleFiles): string {
  const names = [...html.matchAll(LINK)].map(([, name = '']) => name)
  if (names.length < 2 || names.length > MOST_FILES || !names.every(has)) return html
  const list = names.join(',')
  const whole = `<link rel="stylesheet" href="${FOLDER}${sign(list)}.${list}.css" onerror="${EACH}"/>`
  const end = html.lastIndexOf('</body>')
  if (end < 0) return html
  const page = html.slice(0, end) + NAMES + html.slice(end)
  let isFirst = true
  return page.replace(LINK, () => {
    const tag = isFirst ? whole : ''
    isFirst = false
    return tag
  })
}

/**
 * Names of the files that an address asks for together, in their order; null for any other address,
 * and for one that no page of ours named: else a stranger could have each of their combinations made.
 */
export function filesOf(path: string, { has, sign }: StyleFiles): string[] | null {
  const [, signature, list = ''] = ADDRESS.exec(path) ?? []
  const names = list.split(',')
  if (!signature || names.length > MOST_FILES || sign(list) !== signature) return null
  return names.every(has) ? names : null
}
