import { current, isDraft } from 'immer'

import {
  conditionValues,
  FORM_LIMITS,
  nameFields,
  namesOf,
  type FieldType,
  type FormDefinition,
  type FormField,
} from '../../../../model'
import { announce, TYPE_WORDS, words } from '../../words.fr'
import { refused, type Command } from '../command'
import { newId } from '../ids'
import { fieldOf, fieldsIn, groupOf, placeOf, arrange } from '../places'

/** How a group is called aloud; null is what stands before every group. */
export const groupName = (title: string | undefined): string =>
  title ? words.group(title) : words.noGroup

const plainOf = (field: FormField): FormField => (isDraft(field) ? current(field) : field)

/** Puts a field, which is already in the list, at an index of a group. */
export function put(
  draft: FormDefinition,
  field: FormField,
  { groupId, index }: { groupId: string | null; index: number },
): void {
  const others = draft.fields.filter(({ id }) => id !== field.id)
  const inGroup = others.filter((other) => other.groupId === groupId)
  const next = inGroup[Math.max(0, index)]
  field.groupId = groupId
  const at = next ? others.indexOf(next) : others.length
  draft.fields = [...others.slice(0, at), field, ...others.slice(at)]
}

/** Names one question from its label, as the server will; the others keep theirs. */
function nameOne(draft: FormDefinition, id: string): void {
  const kept = namesOf(draft)
  kept.delete(id)
  const named = nameFields(draft.fields, kept)
  for (const field of draft.fields) {
    if (field.id === id) field.name = named.find((each) => each.id === id)?.name ?? ''
  }
}

type AddArgs = { type: FieldType; groupId: string | null }

/** Adds a question at the end of a group; its settings open with the label chosen, to write over. */
export const addField: Command<AddArgs> = (draft, { type, groupId }) => {
  if (draft.fields.length >= FORM_LIMITS.fields)
    return refused(announce.tooManyFields(FORM_LIMITS.fields))
  const group = groupOf(draft, groupId)
  if (groupId !== null && !group) return refused(announce.gone)
  const { name, blank } = TYPE_WORDS[type]
  const id = newId()
  draft.fields.push({
    id,
    name: '',
    label: blank,
    type,
    required: false,
    placeholder: '',
    help: '',
    options: type === 'radio' || type === 'select' ? ['Oui', 'Non'] : [],
    groupId,
    showIf: null,
  })
  nameOne(draft, id)
  arrange(draft)
  return {
    done: true,
    message: announce.added(name, groupName(group?.title)),
    focus: { node: id, part: 'label' },
  }
}

export type FieldChange = Partial<
  Pick<
    FormField,
    | 'label'
    | 'type'
    | 'required'
    | 'negative'
    | 'placeholder'
    | 'help'
    | 'options'
    | 'groupId'
    | 'showIf'
  >
>

type UpdateArgs = {
  id: string
  change: FieldChange
  /** Names that answers already use: they stay what they are. */
  frozen: ReadonlySet<string>
}

/** Conditions on answers that are no longer offered: a question without one is shown always. */
function forgetLostAnswers(fields: FormField[], decider: FormField): void {
  const values = conditionValues(decider)
  for (const field of fields) {
    if (field.showIf?.fieldId !== decider.id) continue
    const equals = field.showIf.equals.filter((value) => values.includes(value))
    if (equals.length === 0) field.showIf = null
    else if (equals.length < field.showIf.equals.length) field.showIf.equals = equals
  }
}

/** One answer written anew in its line: those who wait for the old words wait for the new ones. */
function followRenamed(fields: FormField[], id: string, before: string[], after: string[]): void {
  const changed = before.flatMap((value, at) => (value === after[at] ? [] : [at]))
  const [at = -1] = changed
  const old = before[at]
  const renamed = after[at]
  if (before.length !== after.length || changed.length !== 1 || !old || !renamed) return
  for (const { showIf } of fields) {
    if (showIf?.fieldId !== id || !showIf.equals.includes(old)) continue
    showIf.equals = showIf.equals.map((value) => (value === old ? renamed : value))
  }
}

/** Changes what a question asks; its name follows its label until answers use it. */
export const updateField: Command<UpdateArgs> = (draft, { id, change, frozen }) => {
  const field = fieldOf(draft, id)
  if (!field) return refused(announce.gone)
  const { groupId, ...plain } = change
  const before = [...field.options]
  Object.assign(field, plain)
  if (change.label !== undefined && !frozen.has(id)) nameOne(draft, id)
  if (change.type || change.options) {
    followRenamed(draft.fields, id, before, field.options)
    forgetLostAnswers(draft.fields, field)
  }
  if (groupId !== undefined && groupId !== field.groupId) {
    if (groupId !== null && !groupOf(draft, groupId)) return refused(announce.gone)
    put(draft, field, { groupId, index: fieldsIn(draft, groupId).length })
    arrange(draft)
  }
  const typed = Object.keys(change).find((key) =>
    ['label', 'placeholder', 'help', 'options'].includes(key),
  )
  return { done: true, message: '', typing: typed && `${id}.${typed}` }
}

/** Questions that waited for one that is gone are shown always. @returns how many */
export function freeOrphans({ fields }: FormDefinition): number {
  const known = new Set(fields.map(({ id }) => id))
  const orphans = fields.filter(({ showIf }) => showIf && !known.has(showIf.fieldId))
  for (const field of orphans) field.showIf = null
  return orphans.length
}

/** A copy right after the question, with a name of its own. */
export const duplicateField: Command<{ id: string }> = (draft, { id }) => {
  const field = fieldOf(draft, id)
  const place = placeOf(draft, id)
  if (!field || !place) return refused(announce.gone)
  if (draft.fields.length >= FORM_LIMITS.fields)
    return refused(announce.tooManyFields(FORM_LIMITS.fields))
  const copy: FormField = { ...structuredClone(plainOf(field)), id: newId() }
  draft.fields.push(copy)
  put(draft, copy, { groupId: place.groupId, index: place.index + 1 })
  nameOne(draft, copy.id)
  arrange(draft)
  return { done: true, message: announce.duplicated(field.label), focus: { node: copy.id } }
}

/** Takes a question away; those that waited for its answer are shown always. */
export const removeField: Command<{ id: string }> = (draft, { id }) => {
  const field = fieldOf(draft, id)
  const place = placeOf(draft, id)
  if (!field || !place) return refused(announce.gone)
  const { label } = field
  draft.fields = draft.fields.filter((other) => other.id !== id)
  const freed = freeOrphans(draft)
  const left = fieldsIn(draft, place.groupId)
  const next = left[place.index] ?? left[place.index - 1]
  return {
    done: true,
    message: announce.removed(label, freed),
    focus: { node: next?.id ?? place.groupId ?? 'form', part: next ? undefined : 'add' },
  }
}
