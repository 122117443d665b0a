import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EMPTY_DEFINITION, FIELD_TYPES, type FormDefinition } from '../../../model'
import { previsit } from '../../../models/previsit'
import { definitionSchema } from '../../../schema'
import { addField, duplicateField, removeField, updateField } from './commands/fields'
import { addGroup, removeGroup, updateGroup } from './commands/groups'
import { importRecipe } from './commands/import-recipe'
import { moveField, stepField, stepGroup } from './commands/moves'
import { allParts, deciders, nextPlace, placeOf } from './places'
import { createBuilder } from './store'

const NONE: ReadonlySet<string> = new Set()

function start() {
  const builder = createBuilder(EMPTY_DEFINITION, () => 0)
  const form = () => builder.store.getState().content
  const add = (label: string, groupId: string | null = null, type: 'text' | 'radio' = 'text') => {
    const id = builder.run(addField, { type, groupId }).focus?.node ?? ''
    builder.run(updateField, { id, change: { label }, frozen: NONE })
    return id
  }
  const group = (title: string) => {
    const id = builder.run(addGroup, {}).focus?.node ?? ''
    builder.run(updateGroup, { id, change: { title } })
    return id
  }
  const said = () => builder.store.getState().announcement.text
  const order = () => form().fields.map(({ label }) => label)
  return { builder, form, add, group, said, order }
}

describe('names', () => {
  it('follow their label, are unique, and stay once answers use them', () => {
    const { builder, form, add } = start()
    const id = add('Où vivez-vous\u00a0?')
    const twin = add('Où vivez-vous\u00a0?')
    expect(form().fields.map(({ name }) => name)).toEqual(['ou_vivezvous', 'ou_vivezvous_2'])
    builder.run(updateField, { id: twin, change: { label: 'Ville' }, frozen: NONE })
    expect(form().fields[1]?.name).toBe('ville')
    builder.run(updateField, { id, change: { label: 'Commune' }, frozen: new Set([id]) })
    expect(form().fields[0]).toMatchObject({ label: 'Commune', name: 'ou_vivezvous' })
  })
})

describe('moving', () => {
  it('goes over the borders of groups, and says where it stands', () => {
    const { builder, add, group, said, order } = start()
    const first = add('A')
    const one = group('Un')
    add('B', one)
    add('C', one)
    builder.run(stepField, { id: first, direction: 'down' })
    expect(said()).toBe('«\u00a0A\u00a0» déplacée\u00a0: Groupe «\u00a0Un\u00a0», position 1 sur 3')
    builder.run(moveField, { id: first, groupId: one, index: 2, how: 'dropped' })
    expect(said()).toBe('«\u00a0A\u00a0» déposée\u00a0: Groupe «\u00a0Un\u00a0», position 3 sur 3')
    expect(order()).toEqual(['B', 'C', 'A'])
    const { done } = builder.run(stepField, { id: first, direction: 'down' })
    expect([done, said()]).toEqual([false, '«\u00a0A\u00a0»\u00a0: déjà en dernière position'])
  })

  it('a group goes with its questions', () => {
    const { builder, add, group, order, form } = start()
    const one = group('Un')
    const two = group('Deux')
    add('A', one)
    add('B', two)
    builder.run(stepGroup, { id: two, direction: 'up' })
    expect(order()).toEqual(['B', 'A'])
    expect(form().groups.map(({ order: at }) => at)).toEqual([0, 1])
  })

  it('reaches every place step by step, and back', () => {
    const { builder, form, add, group } = start()
    const id = add('A')
    for (const title of ['Un', 'Deux', 'Trois']) add(title, group(title))
    const before = form()
    let steps = 0
    while (builder.run(stepField, { id, direction: 'down' }).done) steps += 1
    expect(placeOf(form(), id)).toEqual({ groupId: form().groups[2]?.id, index: 1 })
    for (let each = 0; each < steps; each += 1) builder.run(stepField, { id, direction: 'up' })
    expect(form()).toEqual(before)
    expect(nextPlace(form(), id, { groupId: null, index: 0 }, 'up')).toBeNull()
  })
})

describe('conditions', () => {
  it('follow an answer that is written anew, and leave with the answer or the question', () => {
    const { builder, form, add } = start()
    const choice = add('Jardin\u00a0?', null, 'radio')
    const id = add('Clôture')
    const set = (change: Parameters<typeof updateField>[1]['change'], to = id) =>
      builder.run(updateField, { id: to, change, frozen: NONE })
    set({ showIf: { fieldId: choice, equals: ['Oui'] } })
    set({ options: ['Oui, un jardin', 'Non'] }, choice)
    expect(form().fields[1]?.showIf?.equals).toEqual(['Oui, un jardin'])
    set({ options: ['Non', 'Cour'] }, choice)
    expect(form().fields[1]?.showIf).toBeNull()
    set({ showIf: { fieldId: choice, equals: ['Non'] } })
    const { message } = builder.run(removeField, { id: choice })
    expect(message).toBe(
      '«\u00a0Jardin\u00a0?\u00a0» supprimée. 1 question n’en dépend plus\u00a0: elle s’affiche toujours',
    )
    expect(form().fields[0]?.showIf).toBeNull()
  })

  it('never go round in circles', () => {
    const { builder, form, add } = start()
    const one = add('Un', null, 'radio')
    const two = add('Deux', null, 'radio')
    const showIf = { fieldId: one, equals: ['Oui'] }
    builder.run(updateField, { id: two, change: { showIf }, frozen: NONE })
    builder.run(moveField, { id: two, groupId: null, index: 0 })
    expect(deciders(form(), one)).toEqual([])
    expect(deciders(form(), two).map(({ id }) => id)).toEqual([one])
  })
})

describe('removing a group', () => {
  it('keeps its questions, or takes them along', () => {
    const { builder, add, group, order } = start()
    const id = group('Un')
    add('A', id)
    builder.run(removeGroup, { id, keepFields: true })
    expect(order()).toEqual(['A'])
    builder.undo()
    builder.run(removeGroup, { id, keepFields: false })
    expect(order()).toEqual([])
  })
})

describe('the pre-visit', () => {
  it('says the documented sentence, and one undo removes it', () => {
    const { builder, form, add, said } = start()
    add('Déjà là')
    const before = form()
    builder.run(importRecipe, { recipe: previsit })
    expect(said()).toBe(
      'Formulaire de pré-visite importé avec succès\u00a0! 47 champs dans 5 groupes.',
    )
    expect([form().fields.length, form().groups.length]).toEqual([48, 5])
    builder.undo()
    expect(form()).toEqual(before)
  })
})

describe('typing', () => {
  it('is one step for a burst, and another for another question', () => {
    let clock = 0
    const builder = createBuilder(EMPTY_DEFINITION, () => clock)
    const id = builder.run(addField, { type: 'text', groupId: null }).focus?.node ?? ''
    for (const label of ['N', 'No', 'Nom']) {
      clock += 100
      builder.run(updateField, { id, change: { label }, frozen: NONE })
    }
    expect(builder.store.getState().history.past).toHaveLength(2)
    builder.undo()
    expect(builder.store.getState().content.fields[0]?.label).toBe('Nouvelle question')
  })
})

/** One random action on whatever is there. */
const action = fc.record({
  kind: fc.constantFrom('add', 'group', 'move', 'step', 'copy', 'remove', 'ungroup', 'type', 'if'),
  a: fc.nat(1000),
  b: fc.nat(1000),
})

function act(
  builder: ReturnType<typeof createBuilder>,
  { kind, a, b }: { kind: string; a: number; b: number },
) {
  const { content: form } = builder.store.getState()
  const field = form.fields[a % Math.max(1, form.fields.length)]
  const group = form.groups[b % Math.max(1, form.groups.length)]
  const groupId = b % 3 === 0 ? null : (group?.id ?? null)
  const type = FIELD_TYPES[a % FIELD_TYPES.length] ?? 'text'
  if (kind === 'add') builder.run(addField, { type, groupId })
  else if (kind === 'group') builder.run(addGroup, {})
  else if (kind === 'ungroup' && group) {
    builder.run(removeGroup, { id: group.id, keepFields: a % 2 === 0 })
  } else if (!field) return
  else if (kind === 'move') builder.run(moveField, { id: field.id, groupId, index: b % 5 })
  else if (kind === 'step') {
    builder.run(stepField, { id: field.id, direction: b % 2 ? 'up' : 'down' })
  } else if (kind === 'copy') builder.run(duplicateField, { id: field.id })
  else if (kind === 'remove') builder.run(removeField, { id: field.id })
  else if (kind === 'type') {
    const change = { label: `Q ${b % 4}`, groupId }
    builder.run(updateField, { id: field.id, change, frozen: NONE })
  } else if (kind === 'if') {
    const [on] = deciders(form, field.id)
    if (!on?.options[0]) return
    const showIf = { fieldId: on.id, equals: [on.options[0]] }
    builder.run(updateField, { id: field.id, change: { showIf }, frozen: NONE })
  }
}

it('whatever is done, the server takes it, in the order shown, and undo goes all the way back', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const builder = createBuilder(EMPTY_DEFINITION, () => 0)
      for (const each of actions) act(builder, each)
      const { content: form, history } = builder.store.getState()
      const files = form.fields.filter(({ type }) => type === 'file').length
      const result = definitionSchema.safeParse(form)
      if (files <= 5) expect(result.error?.issues ?? []).toEqual([])
      const shown = allParts(form).flatMap(({ fields }) => fields.map(({ id }) => id))
      expect(form.fields.map(({ id }) => id)).toEqual(shown)
      const names = form.fields.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      const last: FormDefinition = form
      const steps = history.past.length
      for (let step = 0; step < steps; step += 1) builder.undo()
      expect(builder.store.getState().content).toEqual(EMPTY_DEFINITION)
      for (let step = 0; step < steps; step += 1) builder.redo()
      expect(builder.store.getState().content).toEqual(last)
    }),
    { numRuns: 60 },
  )
})
