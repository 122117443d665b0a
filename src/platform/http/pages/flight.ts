import {
  idsIn,
  INNER_POINTER,
  isElement,
  isModel,
  isObject,
  modelOf,
  POINTER,
  rowsOf,
  withoutInnerPointers,
  type Json,
  type Row,
} from './rows'

/** The component that marks what no browser has to run; see `ui/Static.tsx`. */
const STATIC = 'StaticElement'

/** A script of Next.js with a piece of the data that the browser builds its page from. */
const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g

/** One with another kind of data, which this file does not read. */
const OTHER_PIECE = /self\.__next_f\.push\(\[[23],/

/**
 * A page « not found » inside of a frame: the server writes an empty one, and the browser draws it of its
 * data alone, styles included. In a text, and in the data, its sign would be escaped.
 */
const DRAWN_BY_BROWSER = '<html id="__next_error__"'

/** Names under which rows point to the component of static elements. */
function staticTypes(rows: readonly Row[]): Set<string> {
  const names = new Map(rows.map(({ id, text }) => [id, text.slice(id.length + 1).trim()]))
  const types = rows.filter(({ tag, text }) => {
    if (tag !== 'I') return false
    const name = /,"([^"]*)"(?:,\d+)?\]\s*$/.exec(text)?.[1] ?? ''
    return name === STATIC || names.get(name.slice(1)) === JSON.stringify(STATIC)
  })
  return new Set(types.map(({ id }) => `$L${id}`))
}

/**
 * What React has put into the head of the page, where it stays: styles, and what is said of the page.
 * The title alone is told again, because another one may take its place. A `router.refresh()` would
 * put the others there a second time: no page that search engines list does so.
 */
const isInHead = (type: Json, props: Record<string, Json>): boolean =>
  (type === 'meta' || type === 'link') && !('itemProp' in props)

/**
 * A copy without the content of static elements, without what stands in the head already, and without the
 * page that stands for a 404. Nothing takes its place where it stood: React counts places.
 */
function lighter(value: Json, types: ReadonlySet<string>, isFound: boolean): Json {
  if (isElement(value)) {
    const [mark, type, key, props] = value
    if (isInHead(type, props)) return null
    const { children, html, ...rest } = props
    if (typeof type === 'string' && types.has(type)) {
      return [mark, type, key, rest]
    }
    const isRouter = isFound && 'parallelRouterKey' in props
    // Not nothing: the router would then leave out the guard around the page.
    const light = lighter(isRouter ? { ...props, notFound: [] } : props, types, isFound)
    return [mark, type, key, light, ...value.slice(4)]
  }
  if (Array.isArray(value)) return value.map((each) => lighter(each, types, isFound))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, lighter(each, types, isFound)]),
  )
}

/**
 * A property that says that it is not there. Inside of a text its quotes would be escaped, and what
 * a person typed would begin with `$$`.
 */
const NOT_THERE = /,"[A-Za-z]+":"\$undefined"/g

function lighterRow(row: Row, types: ReadonlySet<string>, isFound: boolean): Row {
  if (!isModel(row)) return row
  const isConcerned =
    /"parallelRouterKey"|\["\$","(?:meta|link)"/.test(row.text) ||
    [...types].some((type) => row.text.includes(type))
  if (!isConcerned) return { ...row, text: row.text.replaceAll(NOT_THERE, '') }
  const model = modelOf(row)
  const text = JSON.stringify(lighter(model, types, isFound)).replaceAll(NOT_THERE, '')
  return { ...row, text: `${row.id}:${text}\n` }
}

/**
 * Client components inside of static elements, which would stay without life: each is a mistake.
 * @param flight the data of a page, as Next.js sends it to whoever asks for the data alone
 * @returns what the rows of these components say
 */
export function livingInStatic(flight: string): string[] {
  const rows = rowsOf(flight) ?? []
  const types = staticTypes(rows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const open: string[] = []
  const collect = (value: Json): void => {
    if (isElement(value) && typeof value[1] === 'string' && types.has(value[1])) {
      open.push(...idsIn(JSON.stringify(value[3].children ?? null), POINTER))
    } else if (typeof value === 'object' && value) Object.values(value).forEach(collect)
  }
  for (const row of rows) {
    if (isModel(row)) collect(modelOf(row))
  }
  const known = new Set(open)
  for (const id of known) {
    const row = byId.get(id)
    if (row && isModel(row)) for (const next of idsIn(row.text, POINTER)) known.add(next)
  }
  return [...known]
    .map((id) => byId.get(id))
    .filter((row) => row?.tag === 'I' && !types.has(`$L${row.id}`))
    .map((row) => row?.text.trim() ?? '')
}

/** Of what the browser should begin to load: the head of the page said it. */
const isHint = ({ id, tag }: Row): boolean => id === '' && tag === 'H'

/** Rows that the root reaches, and those that no other names: streams. */
function reached(rows: readonly Row[]): Row[] {
  const known = new Set<string>()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const open = ['0']
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue
    known.add(id)
    const row = byId.get(id)
    if (row && row.tag !== 'T') open.push(...idsIn(row.text, POINTER))
  }
  return rows.filter(
    (row) => !isHint(row) && (row.id === '' || known.has(row.id) || 'XCRr'.includes(row.tag)),
  )
}

/**
 * A text as a string of a script in a page. Next.js writes it in double quotes, of which the data is
 * full: each would have a sign of its own before it.
 */
const quoted = (text: string): string =>
  `'${text.replace(/[\0-\x1F\\'<\u2028\u2029]/g, (sign) => {
    if (sign === '\\' || sign === "'") return `\\${sign}`
    if (sign === '\n') return String.raw`\n`
    const code = sign.charCodeAt(0).toString(16)
    return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`
  })}'`

/** A row that is one string, and an address of a script: what a person typed has a row of no such form. */
const CHUNK_ROW = /^[0-9a-f]+:"(\/_next\/static\/chunks\/[^"\\]+\.js)"\n$/

/**
 * Addresses of the scripts that client components are made of. Texts may hold an address too: of them
 * nothing is believed, else whoever writes one would take that script from every reader.
 */
function scriptsIn(rows: readonly Row[]): Set<string> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pointed = rows
    .filter(({ tag }) => tag === 'I')
    .flatMap(({ text }) => idsIn(text, POINTER))
    .map((id) => CHUNK_ROW.exec(byId.get(id)?.text ?? '')?.[1])
  return new Set(pointed.filter((address) => address !== undefined))
}

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g

/** Begins to load styles that the page does not use: those of the page « not found ». */
const PRELOADED_STYLES = /<link rel="preload" href="[^"]+" as="style"\/>/g

/**
 * A page of Next.js without what it says twice. Beside its HTML a page carries the data that React
 * built it from, so that the browser can make it come alive. What stands inside a `Static` needs no
 * life: its data is left out, and so are what the head holds already and the page « not found » that
 * Next.js puts into each page, with its scripts.
 * A page whose data has another form than this file knows is given back as it is.
 * @param html the whole page
 * @param isFound false for the answer 404, which shows that page
 */
export function withoutStaticData(html: string, isFound = true): string {
  const pieces = [...html.matchAll(PIECE)]
  if (pieces.length === 0 || OTHER_PIECE.test(html) || html.includes(DRAWN_BY_BROWSER)) return html
  const found = rowsOf(pieces.map(([, json = '""']) => JSON.parse(json) as string).join(''))
  if (!found) return html
  const rows = withoutInnerPointers(found)
  const types = staticTypes(rows)
  // What another row points into stays whole.
  const whole = new Set(rows.filter(isModel).flatMap(({ text }) => idsIn(text, INNER_POINTER)))
  const kept = reached(
    rows.map((row) => (whole.has(row.id) ? row : lighterRow(row, types, isFound))),
  )
  const flight = kept.map(({ text }) => text).join('')
  const named = scriptsIn(rows)
  const used = scriptsIn(kept)
  let isFirst = true
  return html
    .replace(PIECE, () => {
      if (!isFirst) return ''
      isFirst = false
      return `<script>self.__next_f.push([1,${quoted(flight)}])</script>`
    })
    .replace(SCRIPT, (tag, src: string) => (named.has(src) && !used.has(src) ? '' : tag))
    .replace(PRELOADED_STYLES, isFound ? '' : '$&')
}
