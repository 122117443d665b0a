import { LIMITS } from './section-options'

const shortened = (text: string, end: string, longest: number) =>
  `${text.slice(0, longest - end.length).trimEnd()}${end}`

/** The title of a copy of a page: « … (copie) », within the length of a title. */
export const copyTitle = (title: string): string => shortened(title, ' (copie)', LIMITS.title)

/** The address that a copy of a page asks for: « …-copie », then « …-copie-2 » and so on. */
export function copySlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '-copie' : `-copie-${number}`
    const asked = `${slug.slice(0, LIMITS.slug - end.length).replace(/-$/, '')}${end}`
    if (!taken.has(asked)) return asked
  }
}
