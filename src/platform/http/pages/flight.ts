/** The component that marks what no browser has to run; see `ui/Static.tsx`. */
const STATIC = 'StaticElement'

/** A script of Next.js with a piece of the data that the browser builds its page from. */
const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g

/** One with another kind of data, which this file does not read. */
const OTHER_PIECE = /self\.__next_f\.push\(\[[23],/

/** Rows that say how long they are, with bytes that may hold a line's end: pictures, numbers. */
const BINARY = 'AOobUSsLlGgMmV'

/** A pointer to another row, alone in a string: `"$L1f"`. What a person typed begins with `$$`. */
const POINTER = /"\$[@A-Zhi]?([0-9a-f]+)[":]/g

/** A pointer to the inside of another row. */
const INNER_POINTER = /"\$([0-9a-f]+):[^"]+"/g

type Row = { id: string; tag: string; text: string }
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** @returns null for rows that cannot be told apart */
function rowsOf(flight: string): Row[] | null {
  const bytes = Buffer.from(flight)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    if (colon < 0) return null
    const id = bytes.toString('latin1', at, colon)
    const tag = String.fromCharCode(bytes[colon + 1] ?? 0)
    if (!/^[0-9a-f]*$/.test(id) || BINARY.includes(tag)) return null
    let end = bytes.indexOf('\n', colon)
    if (tag === 'T') {
      const comma = bytes.indexOf(',', colon)
      end = comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16)
      if (!(end <= bytes.length)) return null
    } else if (end < 0) return null
    else end += 1
    rows.push({ id, tag, text: bytes.toString('utf8', at, end) })
    at = end
  }
  return rows
}

const isModel = ({ tag }: Row): boolean => '[{"-0123456789tfn'.includes(tag)

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id = '']) => id)

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

/** Whether `value` is an element: its mark, type, key and properties. */
const isElement = (value: Json): value is ['$', Json, Json, Record<string, Json>] =>
  Array.isArray(value) && value[0] === '$' && value.length >= 4 && isObject(value[3] ?? null)

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy without the content of static elements, and without the page that stands for a 404. */
function lighter(value: Json, types: ReadonlySet<string>, isFound: boolean): Json {
  if (isElement(value)) {
    const [mark, type, key, props] = value
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
  const isConcerned =
    row.text.includes('"parallelRouterKey"') || [...types].some((type) => row.text.includes(type))
  if (!isModel(row)) return row
  if (!isConcerned) return { ...row, text: row.text.replaceAll(NOT_THERE, '') }
  const model = JSON.parse(row.text.slice(row.id.length + 1)) as Json
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
    if (isModel(row)) collect(JSON.parse(row.text.slice(row.id.length + 1)) as Json)
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

/** Rows that the root reaches, and those that no other names: hints, streams. */
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
  return rows.filter((row) => row.id === '' || known.has(row.id) || 'XCRr'.includes(row.tag))
}

/** In a script of a page, as Next.js writes it. */
const escaped = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * A page of Next.js without what it says twice. Beside its HTML a page carries the data that React
 * built it from, so that the browser can make it come alive. What stands inside a `Static` needs no
 * life: its data is left out, and so is the page « not found » that Next.js puts into each page.
 * A page whose data has another form than this file knows is given back as it is.
 * @param html the whole page
 * @param isFound false for the answer 404, which shows that page
 */
export function withoutStaticData(html: string, isFound = true): string {
  const pieces = [...html.matchAll(PIECE)]
  if (pieces.length === 0 || OTHER_PIECE.test(html)) return html
  const rows = rowsOf(pieces.map(([, json = '""']) => JSON.parse(json) as string).join(''))
  if (!rows) return html
  const types = staticTypes(rows)
  // What another row points into stays whole.
  const whole = new Set(rows.flatMap(({ text }) => idsIn(text, INNER_POINTER)))
  const kept = reached(
    rows.map((row) => (whole.has(row.id) ? row : lighterRow(row, types, isFound))),
  )
  const flight = kept.map(({ text }) => text).join('')
  let isFirst = true
  return html.replace(PIECE, () => {
    if (!isFirst) return ''
    isFirst = false
    return `<script>self.__next_f.push([1,${escaped(JSON.stringify(flight))}])</script>`
  })
}
