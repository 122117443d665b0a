/** Signs that turn the line around, or that nobody sees and no word needs. */
const HIDDEN = /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu
/** Signs without ink, with spaces: what a text may not consist of alone. */
const WITHOUT_INK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u

/**
 * A text as people read it: nothing that turns the line or that hides in it, and nothing at all
 * when no sign of it would be seen. Signs that join the parts of an emoji stay.
 */
export function readableText(text: string): string {
  const shown = text.replace(HIDDEN, '')
  return WITHOUT_INK.test(shown) ? shown.replace(/[^\s]/gu, '') : shown
}

type TextField = { name: string; type: string; flattenedFields?: readonly TextField[] }

const TEXTS = new Set(['text', 'textarea'])

/** Sections of a page, questions of a form, answers: whatever is text in there. */
function readableJson(value: unknown): unknown {
  if (typeof value === 'string') return readableText(value)
  if (Array.isArray(value)) return value.map(readableJson)
  // Dates and files stay what they are.
  if (!value || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return value
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, readableJson(each)]))
}

function readableValue(value: unknown, field: TextField): unknown {
  if (TEXTS.has(field.type)) {
    if (Array.isArray(value)) return value.map((each) => readableValue(each, field))
    return typeof value === 'string' ? readableText(value) : value
  }
  if (field.type === 'json') return readableJson(value)
  const { flattenedFields } = field
  if (!flattenedFields) return value
  return Array.isArray(value)
    ? value.map((row) => readableData(row, flattenedFields))
    : readableData(value, flattenedFields)
}

/** What is written of a document, its texts as {@link readableText}. */
export function readableData(data: unknown, fields: readonly TextField[]): unknown {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return data
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = byName.get(name)
      return [name, field ? readableValue(value, field) : value]
    }),
  )
}
