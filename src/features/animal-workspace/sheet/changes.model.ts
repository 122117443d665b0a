import type { SheetName, SheetValue, SheetValues } from './fields.model'

/** Fields and what was typed into them; a number that is none yet is still a text. */
export type Typed = Partial<Record<SheetName, SheetValue>>

/** A text of nothing but spaces is no text. */
export function tidy(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  return value.trim() === '' ? null : value
}

/** Do two fields hold the same? Photos in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))

const namesIn = (typed: Partial<Record<SheetName, unknown>>) => Object.keys(typed) as SheetName[]

/** What of some changes the sheet does not hold yet. */
export const unsaved = (stored: SheetValues, changes: Partial<SheetValues>): Partial<SheetValues> =>
  Object.fromEntries(
    namesIn(changes)
      .filter((name) => !isSame(stored[name], changes[name]))
      .map((name) => [name, tidy(changes[name])]),
  )

/** Fields of which somebody else has changed what the person saw, into something else again. */
export const clashesOf = (
  stored: SheetValues,
  changes: Partial<SheetValues>,
  seen: Partial<Record<SheetName, unknown>>,
): SheetName[] =>
  namesIn(changes).filter(
    (name) => !isSame(stored[name], seen[name]) && !isSame(stored[name], changes[name]),
  )

/** A sheet that is being written. Everything of it may be kept in the browser. */
export type Draft = {
  /** What the server holds, as far as this screen knows. */
  saved: SheetValues
  /** What was typed and is not saved. */
  typed: Typed
  /** What each typed field held when it was first touched. */
  seen: Typed
  /** What the server refused of each typed field, until it is changed. */
  refused: Partial<Record<SheetName, string>>
  /** What somebody else wrote into a typed field: a person chooses. */
  others: Typed
}

export const draftOf = (saved: SheetValues): Draft => ({
  saved,
  typed: {},
  seen: {},
  refused: {},
  others: {},
})

const without = <Rest extends Partial<Record<SheetName, unknown>>>(
  record: Rest,
  names: readonly SheetName[],
): Rest =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => !names.includes(name as SheetName)),
  ) as Rest

/** What a field shows now. */
export const shownIn = ({ saved, typed }: Draft): SheetValues =>
  ({ ...saved, ...typed }) as SheetValues

const forget = (draft: Draft, names: readonly SheetName[]): Draft => ({
  ...draft,
  typed: without(draft.typed, names),
  seen: without(draft.seen, names),
  refused: without(draft.refused, names),
  others: without(draft.others, names),
})

/** Something is typed into a field; what it held before needs no saving. */
export function typeInto(draft: Draft, name: SheetName, value: SheetValue): Draft {
  if (isSame(value, draft.saved[name])) return forget(draft, [name])
  return {
    ...draft,
    typed: { ...draft.typed, [name]: value },
    seen: name in draft.seen ? draft.seen : { ...draft.seen, [name]: draft.saved[name] },
    refused: without(draft.refused, [name]),
  }
}

/** The server has written what was sent; what was typed meanwhile stays. */
export function afterSave(draft: Draft, sent: Typed, saved: SheetValues): Draft {
  const done = namesIn(sent).filter((name) => isSame(draft.typed[name], sent[name]))
  const next = forget({ ...draft, saved }, done)
  // What is still typed into a field that was sent is now a change of what was sent.
  const later = namesIn(sent).filter((name) => name in next.typed)
  return {
    ...next,
    seen: { ...next.seen, ...Object.fromEntries(later.map((name) => [name, saved[name]])) },
  }
}

/** The server refused what was sent: a sentence for each field, or for all of them. */
export function afterRefusal(
  draft: Draft,
  sent: Typed,
  sentence: string,
  fields: Readonly<Record<string, string>>,
): Draft {
  const told = namesIn(sent).filter((name) => fields[name])
  const names = told.length > 0 ? told : namesIn(sent)
  const refused = Object.fromEntries(names.map((name) => [name, fields[name] ?? sentence]))
  return { ...draft, refused: { ...draft.refused, ...refused } }
}

/** Somebody else has written into some of the fields: what they wrote is shown beside. */
export const afterClash = (draft: Draft, others: Typed): Draft =>
  afterRead(draft, { ...draft.saved, ...others } as SheetValues)

/** One's own stays, over what somebody else wrote; or theirs is taken. */
export function settleClash(draft: Draft, name: SheetName, isOwn: boolean): Draft {
  if (!isOwn) return forget(draft, [name])
  return {
    ...draft,
    seen: { ...draft.seen, [name]: draft.saved[name] },
    others: without(draft.others, [name]),
  }
}

/**
 * The sheet was read again: what is typed stays, and where somebody else has changed what the
 * person saw, theirs is shown beside.
 */
export function afterRead(draft: Draft, saved: SheetValues): Draft {
  const names = namesIn(draft.typed)
  const done = names.filter((name) => isSame(draft.typed[name], saved[name]))
  const others = names.filter(
    (name) => !done.includes(name) && !isSame(draft.seen[name], saved[name]),
  )
  const next = forget({ ...draft, saved }, done)
  return {
    ...next,
    others: Object.fromEntries(others.map((name) => [name, saved[name]])),
  }
}

/** What was found in the browser is typed again. */
export const restored = (draft: Draft, kept: Pick<Draft, 'typed' | 'seen'>): Draft =>
  afterRead(
    {
      ...draft,
      typed: { ...kept.typed, ...draft.typed },
      seen: { ...kept.seen, ...draft.seen },
    },
    draft.saved,
  )

/** Fields that may be sent: right as they are, refused by nobody, and not to be chosen first. */
export const sendable = (
  draft: Draft,
  isRight: (name: SheetName, value: unknown) => boolean,
): SheetName[] =>
  namesIn(draft.typed).filter(
    (name) =>
      !(name in draft.refused) && !(name in draft.others) && isRight(name, draft.typed[name]),
  )
