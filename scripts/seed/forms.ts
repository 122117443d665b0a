import type { Payload } from 'payload'

import { EMPTY_DEFINITION, type FormDefinition } from '@/features/forms/model'
import { RECIPES } from '@/features/forms/models/recipes'
import { fieldsFrom } from '@/features/forms/models/use-recipe'

import { asProgram } from './load'

/** Forms by the key of the model that they come from. */
export type DemoForms = ReadonlyMap<string, { id: string; title: string; schema: FormDefinition }>

/** What the models make, always with the same ids of their questions. */
export function definitionOf(key: string): FormDefinition {
  const recipe = RECIPES.find((each) => each.key === key)
  if (!recipe) throw new RangeError(`No model « ${key} »`)
  let last = 0
  const newId = () => `${key}-${(last += 1)}`
  return { ...EMPTY_DEFINITION, ...fieldsFrom(recipe, EMPTY_DEFINITION, newId) }
}

/** Which forms a shelter has, by rank; the last of the first shelter is not open yet. */
const keysOf = (rank: number): readonly string[] => {
  if (rank === 0) return ['adoption', 'contact', 'previsit', 'volunteer', 'foster']
  return rank % 2 === 0 ? ['adoption', 'contact', 'volunteer'] : ['adoption', 'contact', 'foster']
}

/** Writes the forms of a shelter, all of them made from the ready-made ones. */
export async function addForms(
  payload: Payload,
  { id: shelter, rank }: { id: string; rank: number },
): Promise<DemoForms> {
  const forms = new Map<string, { id: string; title: string; schema: FormDefinition }>()
  for (const key of keysOf(rank)) {
    const schema = definitionOf(key)
    const recipe = RECIPES.find((each) => each.key === key)
    if (!recipe) continue
    const { id, title } = await payload.create({
      collection: 'forms',
      ...asProgram,
      data: { ...recipe.form, shelter, schema, isActive: key !== 'foster' || rank > 0 },
    })
    forms.set(key, { id, title, schema })
  }
  return forms
}
