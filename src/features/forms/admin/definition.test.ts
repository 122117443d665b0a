import { expect, it } from 'vitest'

import { definition, field } from '../fixtures'
import { isAnswerTo, isSame, openDefinition } from './definition'

const form = definition(field('Nom', 'text'), field('Jardin', 'radio', { options: ['Oui', 'Non'] }))

/** As a database that sorts names gives it back. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, each]) => [name, sorted(each)]),
        )
      : value

it('knows the answer to a save, whatever order its values come in', () => {
  const received = openDefinition(sorted(form))
  expect(isSame(openDefinition(form), received)).toBe(true)
  expect(isAnswerTo(openDefinition(form), received)).toBe(true)
})

it('sees every change', () => {
  const [first, second] = form.fields
  const changes = [
    { label: 'x' },
    { name: 'x' },
    { required: true },
    { help: 'x' },
    { options: ['x'] },
  ]
  for (const change of changes) {
    const other = { ...form, fields: [{ ...first, ...change }, second] } as typeof form
    expect(isSame(form, other), JSON.stringify(change)).toBe(false)
  }
})

it('opens what is no form as an empty one', () => {
  for (const value of [null, undefined, 'x', { fields: 1 }]) {
    expect(openDefinition(value).fields).toEqual([])
  }
})
