import { frenchSpaces } from '@/platform/html/french'

import { nameFields, namesOf, type FormDefinition, type FormField, type FormGroup } from '../model'
import type { Recipe } from './recipe'

type Part = { groups: FormGroup[]; fields: FormField[] }

/**
 * A ready-made form as groups and fields to put after those of a form: with ids and names of
 * their own, and the spaces that French typography wants.
 * @throws {Error} when a question waits for one that does not come before it
 */
export function fieldsFrom(recipe: Recipe, present: FormDefinition, newId: () => string): Part {
  const byLabel = new Map<string, string>()
  const groups: FormGroup[] = []
  const fields: FormField[] = []
  for (const { title, description = '', fields: questions } of recipe.groups) {
    const group = {
      id: newId(),
      title: frenchSpaces(title),
      description: frenchSpaces(description),
      order: present.groups.length + groups.length,
    }
    groups.push(group)
    for (const question of questions) {
      const { label, showIf } = question
      const id = newId()
      const decider = showIf && byLabel.get(showIf.label)
      if (showIf && !decider) throw new Error(`«\u00a0${showIf.label}\u00a0» does not come before`)
      byLabel.set(label, id)
      fields.push({
        id,
        name: '',
        label: frenchSpaces(label),
        type: question.type,
        required: question.required ?? false,
        placeholder: question.placeholder ?? '',
        help: frenchSpaces(question.help ?? ''),
        options: (question.options ?? []).map(frenchSpaces),
        groupId: group.id,
        showIf:
          showIf && decider ? { fieldId: decider, equals: showIf.equals.map(frenchSpaces) } : null,
      })
    }
  }
  const all = nameFields([...present.fields, ...fields], namesOf(present))
  return { groups, fields: all.slice(present.fields.length) }
}

/** Whether a form already holds the questions of a ready-made form. */
export function holds({ groups }: Pick<FormDefinition, 'groups'>, recipe: Recipe): boolean {
  const titles = new Set(groups.map(({ title }) => title))
  return recipe.groups.every(({ title }) => titles.has(frenchSpaces(title)))
}

export const sizeOf = ({ groups }: Recipe): { fields: number; groups: number } => ({
  fields: groups.reduce((sum, { fields }) => sum + fields.length, 0),
  groups: groups.length,
})
