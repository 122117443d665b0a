import { describe, expect, it } from 'vitest'

import { EMPTY_DEFINITION, FORM_LIMITS, type FieldType } from '../../../model'
import {
  addField,
  duplicateField,
  removeField,
  updateField,
  type FieldChange,
} from './commands/fields'
import { addGroup } from './commands/groups'
import { moveField } from './commands/moves'
import { deciders, fieldsIn, nextPlace, placeOf } from './places'
import { createBuilder } from './store'

const NONE: ReadonlySet<string> = new Set()

function start() {
  const builder = createBuilder(EMPTY_DEFINITION, () => 0)
  const form = () => builder.store.getState().content
  const add = (type: FieldType, change: FieldChange = {}, groupId: string | null = null) => {
    const id = builder.run(addField, { type, groupId }).focus?.node ?? ''
    builder.run(updateField, { id, change, frozen: NONE })
    return id
  }
  const update = (id: string, change: FieldChange) =>
    builder.run(updateField, { id, change, frozen: NONE })
  const group = () => builder.run(addGroup, {}).focus?.node ?? ''
  const field = (id: string) => form().fields.find((each) => each.id === id)
  const labels = () => form().fields.map(({ label }) => label)
  return { builder, form, add, update, group, field, labels }
}

describe('a new question', () => {
  it.each<[FieldType, string[]]>([
    ['radio', ['Oui', 'Non']],
    ['select', ['Oui', 'Non']],
    ['checkbox', []],
    ['text', []],
    ['file', []],
  ])(
    'of kind %s has the answers %j, asks nothing more, and its label is written next',
    (type, options) => {
      const { builder, form } = start()
      const { done, focus } = builder.run(addField, { type, groupId: null })
      expect(done).toBe(true)
      expect(focus).toEqual({ node: form().fields[0]?.id, part: 'label' })
      expect(form().fields[0]).toMatchObject({ type, options, required: false, showIf: null })
      expect(form().fields[0]?.name).not.toBe('')
    },
  )

  it('stands at the end of its group, and not in one that is gone', () => {
    const { builder, add, group, form } = start()
    const one = group()
    const inside = add('text', { label: 'Dedans' }, one)
    const alone = add('text', { label: 'Seule' })
    expect(form().fields.map(({ id }) => id)).toEqual([alone, inside])
    const last = add('text', { label: 'Fin' }, one)
    expect(fieldsIn(form(), one).map(({ id }) => id)).toEqual([inside, last])
    expect(builder.run(addField, { type: 'text', groupId: 'parti' }).done).toBe(false)
  })

  it('is one of 150 at most, a copy too', () => {
    const { builder, add, form } = start()
    const ids = Array.from({ length: FORM_LIMITS.fields }, () => add('text'))
    expect(builder.run(addField, { type: 'text', groupId: null }).done).toBe(false)
    expect(builder.run(duplicateField, { id: ids[0] ?? '' }).done).toBe(false)
    expect(form().fields).toHaveLength(FORM_LIMITS.fields)
    builder.run(removeField, { id: ids[0] ?? '' })
    expect(builder.run(duplicateField, { id: ids[1] ?? '' }).done).toBe(true)
  })
})

describe('a changed question', () => {
  it.each(['label', 'placeholder', 'help'] as const)('is one step while its %s is typed', (key) => {
    const { add, update } = start()
    const id = add('text')
    expect(update(id, { [key]: 'a' }).typing).toBe(`${id}.${key}`)
  })

  it('is a step of its own for all the rest', () => {
    const { add, update } = start()
    const id = add('radio')
    expect(update(id, { options: ['a', 'b'] }).typing).toBe(`${id}.options`)
    expect(update(id, { required: true }).typing).toBeUndefined()
    expect(update('parti', { label: 'a' }).done).toBe(false)
  })

  it('goes to the end of another group, and stays when that one is gone', () => {
    const { add, update, group, form, field } = start()
    const one = group()
    const first = add('text', { label: 'A' })
    const inside = add('text', { label: 'B' }, one)
    expect(update(first, { groupId: one }).done).toBe(true)
    expect(fieldsIn(form(), one).map(({ id }) => id)).toEqual([inside, first])
    expect(update(first, { groupId: 'parti' }).done).toBe(false)
    expect(field(first)?.groupId).toBe(one)
    expect(update(inside, { groupId: one }).done).toBe(true)
    expect(fieldsIn(form(), one).map(({ id }) => id)).toEqual([inside, first])
    update(inside, { groupId: null })
    expect(form().fields.map(({ id }) => id)).toEqual([inside, first])
  })
})

describe('a condition', () => {
  const chosen = () => {
    const all = start()
    const on = all.add('radio', { label: 'Jardin', options: ['Oui', 'Non', 'Peut-être'] })
    const waits = all.add('text', { label: 'Taille' })
    const want = (equals: string[]) => all.update(waits, { showIf: { fieldId: on, equals } })
    const wanted = () => all.field(waits)?.showIf?.equals ?? null
    return { ...all, on, waits, want, wanted }
  }

  it('follows an answer that is written anew', () => {
    const { on, update, want, wanted } = chosen()
    want(['Oui', 'Peut-être'])
    update(on, { options: ['Oui, clos', 'Non', 'Peut-être'] })
    expect(wanted()).toEqual(['Oui, clos', 'Peut-être'])
    update(on, { options: ['Oui, clos', 'Non merci', 'Peut-être'] })
    expect(wanted()).toEqual(['Oui, clos', 'Peut-être'])
  })

  it.each<[string, string[], string[] | null]>([
    ['an answer goes', ['Non', 'Peut-être'], ['Peut-être']],
    ['two change at once', ['A', 'Non', 'B'], null],
    ['an answer is emptied', ['', 'Non', 'Peut-être'], ['Peut-être']],
    ['one is added', ['Oui', 'Non', 'Peut-être', 'Autre'], ['Oui', 'Peut-être']],
    ['none is left', [], null],
  ])('when %s waits for what is still offered, or is none', (_, options, left) => {
    const { on, update, want, wanted } = chosen()
    want(['Oui', 'Peut-être'])
    update(on, { options })
    expect(wanted()).toEqual(left)
  })

  it('goes when the question has no choices any more', () => {
    const { on, update, want, wanted } = chosen()
    want(['Oui'])
    update(on, { type: 'text' })
    expect(wanted()).toBeNull()
  })

  it('of another question is left alone', () => {
    const { add, update, want, wanted } = chosen()
    want(['Oui'])
    const other = add('radio', { options: ['Oui', 'Non'] })
    update(other, { options: ['Si', 'Non'] })
    expect(wanted()).toEqual(['Oui'])
  })

  it('goes with its question, and the others stay', () => {
    const { builder, add, on, want, wanted, field } = chosen()
    want(['Oui'])
    const other = add('radio', { options: ['Oui', 'Non'] })
    const waiting = add('text', { showIf: { fieldId: other, equals: ['Oui'] } })
    builder.run(removeField, { id: on })
    expect(wanted()).toBeNull()
    expect(field(waiting)?.showIf).not.toBeNull()
  })
})

describe('a copy', () => {
  it('stands right after, with a name and an id of its own', () => {
    const { builder, add, form, labels } = start()
    const first = add('radio', { label: 'A', options: ['x', 'y'] })
    add('text', { label: 'B' })
    const { focus } = builder.run(duplicateField, { id: first })
    expect(labels()).toEqual(['A', 'A', 'B'])
    expect(focus?.node).toBe(form().fields[1]?.id)
    const [one, two] = form().fields
    expect(two?.name).not.toBe(one?.name)
    expect(two?.options).toEqual(['x', 'y'])
    expect(builder.run(duplicateField, { id: 'parti' }).done).toBe(false)
  })
})

describe('a question that is taken away', () => {
  it('leaves the next one in hand, then the one before, then its group', () => {
    const { builder, add, group } = start()
    const one = group()
    const [a, b, c] = ['A', 'B', 'C'].map((label) => add('text', { label }, one))
    const remove = (id = '') => builder.run(removeField, { id }).focus
    expect(remove(b)).toEqual({ node: c, part: undefined })
    expect(remove(c)).toEqual({ node: a, part: undefined })
    expect(remove(a)).toEqual({ node: one, part: 'add' })
    const alone = add('text')
    expect(remove(alone)).toEqual({ node: 'form', part: 'add' })
    expect(builder.run(removeField, { id: alone }).done).toBe(false)
  })
})

describe('a place', () => {
  it('is the next one over the borders of groups, and none at the ends', () => {
    const { add, group, form } = start()
    const [one, two] = [group(), group()]
    const a = add('text', { label: 'A' })
    const b = add('text', { label: 'B' }, one)
    const go = (id: string, direction: 'up' | 'down') => {
      const from = placeOf(form(), id)
      return from && nextPlace(form(), id, from, direction)
    }
    expect(go(a, 'up')).toBeNull()
    expect(go(a, 'down')).toEqual({ groupId: one, index: 0 })
    expect(go(b, 'up')).toEqual({ groupId: null, index: 1 })
    expect(go(b, 'down')).toEqual({ groupId: two, index: 0 })
    expect(placeOf(form(), 'parti')).toBeNull()
    expect(nextPlace(form(), a, { groupId: 'parti', index: 0 }, 'up')).toBeNull()
    const c = add('text', { label: 'C' }, one)
    expect(go(b, 'down')).toEqual({ groupId: one, index: 1 })
    expect(go(c, 'up')).toEqual({ groupId: one, index: 0 })
  })

  it('of a question decides which others may show it', () => {
    const { builder, add, update, form } = start()
    const first = add('radio', { label: 'A' })
    const text = add('text', { label: 'B' })
    const third = add('checkbox', { label: 'C' })
    const last = add('radio', { label: 'D' })
    const names = (id: string) => deciders(form(), id).map(({ label }) => label)
    expect(names(first)).toEqual([])
    expect(names(text)).toEqual(['A'])
    expect(names(last)).toEqual(['A', 'C'])
    // What hangs on a question cannot decide about it.
    update(third, { showIf: { fieldId: first, equals: ['Oui'] } })
    builder.run(moveField, { id: first, groupId: null, index: 3, how: 'dropped' })
    expect(names(first)).toEqual(['D'])
    // The one that decides now is offered, wherever it went.
    expect(names(third)).toEqual(['A'])
  })
})
