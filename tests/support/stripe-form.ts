export type Fields = { [name: string]: string | Fields }

/** A form as Stripe reads it: `a[b][0][c]=d` is nested. */
export function nested(text: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let place = fields
    for (const part of path.slice(0, -1)) {
      const found = place[part]
      place = typeof found === 'object' ? found : (place[part] = {})
    }
    place[path.at(-1) ?? ''] = value
  }
  return fields
}

/** The text at a path, `undefined` when nothing was sent there. */
export function textAt(fields: Fields, ...path: string[]): string | undefined {
  let place: string | Fields | undefined = fields
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined
  return typeof place === 'string' ? place : undefined
}

/** What was sent at a path with names of its own, such as metadata. */
export function fieldsAt(fields: Fields, ...path: string[]): Record<string, string> {
  let place: string | Fields | undefined = fields
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined
  return (typeof place === 'object' ? place : {}) as Record<string, string>
}
