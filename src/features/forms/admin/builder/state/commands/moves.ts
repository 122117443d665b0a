import { announce } from '../../words.fr'
import { refused, type Command, type Outcome } from '../command'
import { fieldOf, fieldsIn, groupOf, nextPlace, placeOf, arrange, type Place } from '../places'
import { groupName, put } from './fields'

type MoveArgs = Place & {
  id: string
  /** How it is told: by a menu, or at the end of a drag. */
  how?: 'moved' | 'dropped'
  part?: string
}

/** Puts a question at an index of a group; the index counts among the others of that group. */
export const moveField: Command<MoveArgs> = (draft, { id, groupId, index, how, part }) => {
  const field = fieldOf(draft, id)
  const group = groupOf(draft, groupId)
  if (!field || (groupId !== null && !group)) return refused(announce.gone)
  put(draft, field, { groupId, index })
  arrange(draft)
  const place = placeOf(draft, id)
  return {
    done: true,
    message: announce[how ?? 'moved'](
      field.label,
      place?.index ?? 0,
      fieldsIn(draft, groupId).length,
      groupName(group?.title),
    ),
    focus: { node: id, part: part ?? 'handle' },
  }
}

type StepArgs = { id: string; direction: 'up' | 'down'; part?: string }

/** One place up or down, over the borders of groups; at the edge says so. */
export const stepField: Command<StepArgs> = (draft, { id, direction, part }): Outcome => {
  const field = fieldOf(draft, id)
  const from = placeOf(draft, id)
  if (!field || !from) return refused(announce.gone)
  const next = nextPlace(draft, id, from, direction)
  if (!next) return refused(announce[direction === 'up' ? 'first' : 'last'](field.label))
  return moveField(draft, { id, ...next, part })
}

/** A group with its questions, one place up or down. */
export const stepGroup: Command<StepArgs> = (draft, { id, direction, part }) => {
  arrange(draft)
  const at = draft.groups.findIndex((group) => group.id === id)
  const group = draft.groups[at]
  const to = at + (direction === 'up' ? -1 : 1)
  const other = draft.groups[to]
  if (!group) return refused(announce.gone)
  if (!other) {
    return refused(announce[direction === 'up' ? 'groupFirst' : 'groupLast'](group.title))
  }
  other.order = at
  group.order = to
  arrange(draft)
  return {
    done: true,
    message: announce.groupMoved(group.title, to, draft.groups.length),
    focus: { node: id, part },
  }
}
