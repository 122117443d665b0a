import { describe, expect, it } from 'vitest'

import { activationIssues, EMPTY_DEFINITION } from '../model'
import { definitionSchema } from '../schema'
import { previsit } from './previsit'
import { RECIPES } from './recipes'
import { fieldsFrom, holds, sizeOf } from './use-recipe'

let last = 0
const newId = () => `id-${(last += 1)}`

describe.each(RECIPES)('$name', (recipe) => {
  const made = { ...EMPTY_DEFINITION, ...fieldsFrom(recipe, EMPTY_DEFINITION, newId) }

  it('is a form that the server takes, and that can be activated as it is', () => {
    const result = definitionSchema.safeParse(made)
    expect(result.error?.issues ?? []).toEqual([])
    // The server changes nothing of it.
    expect(result.data).toEqual(made)
    expect(activationIssues({ ...recipe.form, schema: made })).toEqual([])
  })

  it('asks each thing once, with spaces that stay in their line', () => {
    const labels = made.fields.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const { label, help, options } of made.fields) {
      for (const text of [label, help, ...options]) expect(text).not.toMatch(/ [:;!?»]|['"]/)
    }
  })

  it('says that it is there once it is', () => {
    expect(holds(EMPTY_DEFINITION, recipe)).toBe(false)
    expect(holds(made, recipe)).toBe(true)
    const twice = fieldsFrom(recipe, made, newId)
    const names = [...made.fields, ...twice.fields].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(twice.groups[0]?.order).toBe(made.groups.length)
  })
})

it('the pre-visit has 5 groups and 47 questions, the first 6 required', () => {
  expect(sizeOf(previsit)).toEqual({ groups: 5, fields: 47 })
  expect(previsit.groups.map(({ title }) => title)).toEqual([
    'Informations générales',
    'Famille',
    'Domicile',
    'Animaux de la famille',
    'Ressenti du pré-visiteur',
  ])
  const required = previsit.groups.flatMap(({ fields }) => fields.map((each) => !!each.required))
  expect(required).toEqual(required.map((_, at) => at < 6))
})
