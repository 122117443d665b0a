/** Beyond this many characters a message is cut: a query may be as long as what was asked. */
const MAX_MESSAGE = 500
/** Calls that are printed of where an error comes from. */
const MAX_CALLS = 12
const MAX_CAUSES = 5

/** What tells of a fault without telling of people: Postgres puts values into `detail` and `where`. */
const NAMES = ['code', 'status', 'table', 'column', 'constraint', 'routine', 'digest'] as const

/** Drizzle writes every value of a query after it: e-mails, answers, hashes of passwords. */
const withoutValues = (text: string): string => text.replace(/\nparams:[\s\S]*/, '')

/** The sentence of an error: bounded, and without values. */
export function errorSentence({ message }: Error): string {
  const text = withoutValues(message)
  return text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text
}

/** An error as a line of log: what, where, and why, without the values that were in hand. */
export function errorLine(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const more = (name: string): unknown => Reflect.get(error, name)
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const inner: unknown[] =
    error instanceof AggregateError ? error.errors : error.cause ? [error.cause] : []
  const causes = depth < MAX_CAUSES ? inner.slice(0, MAX_CAUSES) : []
  return {
    type: error.name,
    message: errorSentence(error),
    ...Object.fromEntries(
      NAMES.flatMap((name) => (more(name) === undefined ? [] : [[name, more(name)]])),
    ),
    ...(calls.length > 0 && {
      stack: calls
        .slice(0, MAX_CALLS)
        .map((line) => line.trim())
        .join(' | '),
    }),
    ...(causes.length > 0 && { causes: causes.map((each) => errorLine(each, depth + 1)) }),
  }
}

/**
 * The last look at a line before it is written, whoever composed it: no values of a query inside
 * a text, and no NUL, at which the readers of a log stop.
 * @param line one JSON object
 */
export function cleanLine(line: string): string {
  return line
    .replace(/\\(u0000|[\s\S])/g, (sign, name: string) => (name === 'u0000' ? '' : sign))
    .replace(/(Failed query:(?:[^"\\]|\\.)*?)\\nparams:(?:[^"\\]|\\.)*/g, '$1')
}
