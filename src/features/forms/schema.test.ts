import { describe, expect, it } from 'vitest'

import { definitionSchema } from './schema'

describe('the questions of a form', () => {
  const parse = (fields: unknown[], groups: unknown[] = []) =>
    definitionSchema.safeParse({ groups, fields })
  const q = (id: string, more: object = {}) => ({ id, label: id, type: 'text', ...more })
  const paths = (result: ReturnType<typeof parse>) =>
    (result.error?.issues ?? []).map(({ path }) => path.join('.'))

  it('get what they leave out, and lose options that they cannot have', () => {
    expect(parse([q('a', { options: ['x'] })]).data?.fields[0]).toEqual({
      ...q('a'),
      name: '',
      required: false,
      placeholder: '',
      help: '',
      options: [],
      groupId: null,
      showIf: null,
    })
  })
  it.each([
    ['a label', [q('a', { label: ' ' })], 'fields.0.label'],
    ['a kind', [q('a', { type: 'color' })], 'fields.0.type'],
    ['options of their own', [q('a', { type: 'radio', options: ['x', 'x '] })], 'fields.0.options'],
    [
      'options that say something',
      [q('a', { type: 'radio', options: ['  '] })],
      'fields.0.options.0',
    ],
    ['an id of their own', [q('a'), q('a')], 'fields.1.id'],
    ['a group that exists', [q('a', { groupId: 'g' })], 'fields.0.groupId'],
    [
      'a condition on a question',
      [q('a', { showIf: { fieldId: 'b', equals: ['x'] } })],
      'fields.0.showIf',
    ],
    [
      'a condition on a choice',
      [q('a'), q('b', { showIf: { fieldId: 'a', equals: ['x'] } })],
      'fields.1.showIf',
    ],
    [
      'a condition on an answer that is there',
      [
        q('a', { type: 'select', options: ['x'] }),
        q('b', { showIf: { fieldId: 'a', equals: ['y'] } }),
      ],
      'fields.1.showIf',
    ],
  ])('need %s', (_name, fields, path) => {
    expect(paths(parse(fields))).toContain(path)
  })
  it('are counted before they are compared, so that no definition takes long', () => {
    const chain = Array.from({ length: 8000 }, (_, at) =>
      q(`q${at}`, { type: 'checkbox', showIf: { fieldId: `q${at + 1}`, equals: ['true'] } }),
    )
    const result = parse(chain)
    // The other rules, each with an issue for the last question, were not looked at.
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['150 questions au maximum'])
    const groups = Array.from({ length: 31 }, () => ({ id: 'g', title: 'G', order: 0 }))
    expect(parse([], groups).error?.issues).toHaveLength(1)
  })
  it('never wait for each other', () => {
    const on = (fieldId: string) => ({ type: 'checkbox', showIf: { fieldId, equals: ['true'] } })
    expect(paths(parse([q('a', on('b')), q('b', on('c')), q('c', on('a'))]))).toEqual([
      'fields.0.showIf',
      'fields.1.showIf',
      'fields.2.showIf',
    ])
    expect(paths(parse([q('a', on('a'))]))).toEqual(['fields.0.showIf'])
  })
})
