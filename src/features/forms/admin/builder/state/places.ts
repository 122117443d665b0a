import {
  conditionValues,
  type FormDefinition,
  type FormField,
  type FormGroup,
} from '../../../model'

/** A place among the questions: a group (null: before every group) and an index in it, from 0. */
export type Place = { groupId: string | null; index: number }

/** One group with its questions; `group` is null for those before every group. */
export type Part = { group: FormGroup | null; fields: FormField[] }

/**
 * The questions as the form shows them: those without a group first, then group after group,
 * the empty ones too.
 */
export function allParts({ fields, groups }: FormDefinition): Part[] {
  const known = new Set(groups.map(({ id }) => id))
  const ordered = [...groups].sort((a, b) => a.order - b.order)
  const inGroup = (id: string | null) =>
    fields.filter(({ groupId }) => (groupId !== null && known.has(groupId) ? groupId : null) === id)
  return [
    { group: null, fields: inGroup(null) },
    ...ordered.map((group) => ({ group, fields: inGroup(group.id) })),
  ]
}

/**
 * Puts fields and groups in the order in which they are shown, and numbers the groups from 0:
 * after it, the list reads like the form.
 */
export function arrange(draft: FormDefinition): void {
  const parts = allParts(draft)
  const groups = parts.flatMap(({ group }) => (group ? [group] : []))
  groups.forEach((group, order) => {
    group.order = order
  })
  const fields = parts.flatMap((part) => {
    for (const field of part.fields) field.groupId = part.group?.id ?? null
    return part.fields
  })
  draft.groups = groups
  draft.fields = fields
}

export const fieldOf = (form: FormDefinition, id: string): FormField | undefined =>
  form.fields.find((field) => field.id === id)

export const groupOf = (form: FormDefinition, id: string | null): FormGroup | undefined =>
  form.groups.find((group) => group.id === id)

/** The questions of one group, in order. */
export const fieldsIn = (form: FormDefinition, groupId: string | null): FormField[] =>
  allParts(form).find(({ group }) => (group?.id ?? null) === groupId)?.fields ?? []

/** Where a field stands; null when it is gone. */
export function placeOf(form: FormDefinition, id: string): Place | null {
  for (const { group, fields } of allParts(form)) {
    const index = fields.findIndex((field) => field.id === id)
    if (index >= 0) return { groupId: group?.id ?? null, index }
  }
  return null
}

/**
 * The next place up or down, over the borders of groups; null at either end.
 * The index counts among the other fields of the group.
 */
export function nextPlace(
  form: FormDefinition,
  id: string,
  from: Place,
  direction: 'up' | 'down',
): Place | null {
  const parts = allParts(form)
  const at = parts.findIndex(({ group }) => (group?.id ?? null) === from.groupId)
  const others = (part: Part) => part.fields.filter((field) => field.id !== id).length
  const part = parts[at]
  if (!part) return null
  if (direction === 'up') {
    if (from.index > 0) return { groupId: from.groupId, index: from.index - 1 }
    const before = parts[at - 1]
    return before ? { groupId: before.group?.id ?? null, index: others(before) } : null
  }
  if (from.index < others(part)) return { groupId: from.groupId, index: from.index + 1 }
  const after = parts[at + 1]
  return after ? { groupId: after.group?.id ?? null, index: 0 } : null
}

/** Does the condition of a question hang on that other one, directly or through others? */
function hangsOn(form: FormDefinition, field: FormField, id: string): boolean {
  const seen = new Set<string>()
  for (let on = field.showIf?.fieldId; on && !seen.has(on);) {
    if (on === id) return true
    seen.add(on)
    on = fieldOf(form, on)?.showIf?.fieldId
  }
  return false
}

/**
 * Questions that may decide whether another is shown: choices that come before it, and the one
 * that decides now, wherever it went.
 */
export function deciders(form: FormDefinition, id: string): FormField[] {
  const all = allParts(form).flatMap(({ fields }) => fields)
  const at = all.findIndex((field) => field.id === id)
  const present = all[at]?.showIf?.fieldId
  return all.filter(
    (field, index) =>
      (index < at || field.id === present) &&
      conditionValues(field).length > 0 &&
      !hangsOn(form, field, id),
  )
}
