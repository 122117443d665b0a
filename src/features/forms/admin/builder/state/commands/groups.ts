import { FORM_LIMITS } from '../../../../model'
import { announce, words } from '../../words.fr'
import { refused, type Command } from '../command'
import { newId } from '../ids'
import { groupOf, arrange } from '../places'
import { freeOrphans } from './fields'

/** Adds a group after the others: its order is how many there were. Source: docs/decisions/exchanges.md. */
export const addGroup: Command<object> = (draft) => {
  if (draft.groups.length >= FORM_LIMITS.groups)
    return refused(announce.tooManyGroups(FORM_LIMITS.groups))
  const id = newId()
  draft.groups.push({ id, title: words.newGroup, description: '', order: draft.groups.length })
  return {
    done: true,
    message: announce.groupAdded(words.newGroup),
    focus: { node: id, part: 'title' },
  }
}

type UpdateArgs = { id: string; change: { title?: string; description?: string } }

export const updateGroup: Command<UpdateArgs> = (draft, { id, change }) => {
  const group = groupOf(draft, id)
  if (!group) return refused(announce.gone)
  Object.assign(group, change)
  return { done: true, message: '', typing: `${id}.${Object.keys(change).join('.')}` }
}

type RemoveArgs = { id: string; keepFields: boolean }

/** Takes a group away, with its questions or leaving them before every group. */
export const removeGroup: Command<RemoveArgs> = (draft, { id, keepFields }) => {
  const group = groupOf(draft, id)
  if (!group) return refused(announce.gone)
  const { title } = group
  const inside = draft.fields.filter(({ groupId }) => groupId === id)
  draft.groups = draft.groups.filter((other) => other.id !== id)
  if (keepFields) for (const field of inside) field.groupId = null
  else draft.fields = draft.fields.filter(({ groupId }) => groupId !== id)
  arrange(draft)
  freeOrphans(draft)
  return {
    done: true,
    message: announce.groupRemoved(title, inside.length, keepFields),
    focus: { node: 'form', part: 'add-group' },
  }
}
