import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatAnswer,
  keptSince,
  plainAnswer,
  readableAnswers,
  senderOf,
  visibleFields,
} from './answers.model'
import { ANSWER_SENTENCES, answerErrors, answerSchema } from './answers.schema'
import { contactDefinition, definition, field } from './fixtures'
import { FIELD_TYPES, type FormDefinition, type FormField } from './model'

const options = ['Chien', 'Chat', 'Lapin']

/** Forms of all kinds of questions, some of which appear after a choice. */
const forms: fc.Arbitrary<FormDefinition> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...FIELD_TYPES),
      required: fc.boolean(),
      isList: fc.boolean(),
      on: fc.option(fc.nat(8), { nil: null }),
      equals: fc.subarray(options, { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((list) => {
    const fields: FormField[] = list.map(({ type, required, isList }, at) =>
      field(`Question ${at}`, type, {
        id: `q${at}`,
        required,
        options:
          ['select', 'radio'].includes(type) || (type === 'checkbox' && isList) ? options : [],
      }),
    )
    list.forEach(({ on, equals }, at) => {
      const target = on === null ? undefined : fields[on]
      const self = fields[at]
      if (!target || !self || Number(on) >= at) return
      if (target.options.length > 0) self.showIf = { fieldId: target.id, equals }
      else if (target.type === 'checkbox') self.showIf = { fieldId: target.id, equals: ['true'] }
    })
    return definition(...fields)
  })

/** What the screen gives for a question: what was typed or chosen, as text, or nothing. */
const typedInto = ({ type, options: choices }: FormField): fc.Arbitrary<unknown> => {
  const file = { name: 'photo.JPG', size: 1000, type: 'image/jpeg' }
  const some: Record<string, fc.Arbitrary<unknown>> = {
    text: fc.string({ maxLength: 200 }).filter((text) => text.trim() !== ''),
    textarea: fc.string({ maxLength: 900 }).filter((text) => text.trim() !== ''),
    email: fc.constantFrom('lea@exemple.fr', ' Lea.Petit+chat@sous.exemple.fr '),
    tel: fc.constantFrom('06 39 98 00 01', '+33 (0)1.99.00.12.34'),
    number: fc.oneof(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 9999 }).map(String),
      fc.constant('12,5'),
    ),
    select: fc.constantFrom(...options),
    radio: fc.constantFrom(...options),
    checkbox:
      choices.length > 0
        ? fc.oneof(fc.subarray(options, { minLength: 1 }), fc.constantFrom(...options))
        : fc.constantFrom<unknown>(true, 'on'),
    file: fc.constant(file),
  }
  return some[type] as fc.Arbitrary<unknown>
}

const nothing = fc.constantFrom<unknown>(undefined, '', null)

const filled = forms.chain((form) =>
  fc.record({
    form: fc.constant(form),
    answers: fc.tuple(...form.fields.map(typedInto)),
    left: fc.tuple(...form.fields.map(() => fc.boolean())),
  }),
)

describe('the check of answers', () => {
  it('accepts whatever the form can send, and keeps the visible answers alone', () => {
    fc.assert(
      fc.property(filled, ({ form, answers, left }) => {
        const sent = Object.fromEntries(
          form.fields.map(({ name, required }, at) => [
            name,
            required || !left[at] ? answers[at] : '',
          ]),
        )
        const result = answerSchema(form).safeParse(sent)
        expect(result.error?.issues ?? []).toEqual([])
        const shown = new Set(visibleFields(form, sent).map(({ name }) => name))
        for (const name of Object.keys(result.data ?? {})) expect(shown).toContain(name)
        for (const each of form.fields) {
          const wasGiven = shown.has(each.name) && plainAnswer(each, sent[each.name]) !== undefined
          expect(Object.hasOwn(result.data ?? {}, each.name)).toBe(wasGiven)
        }
      }),
    )
  })

  it('is the same when what it accepted is sent again', () => {
    fc.assert(
      fc.property(filled, ({ form, answers }) => {
        const sent = Object.fromEntries(form.fields.map(({ name }, at) => [name, answers[at]]))
        const once = answerSchema(form).parse(sent)
        expect(answerSchema(form).parse(once)).toEqual(once)
      }),
    )
  })

  it('refuses a required question without an answer, in the documented words', () => {
    fc.assert(
      fc.property(forms, nothing, (form, empty) => {
        const sent = Object.fromEntries(form.fields.map(({ name }) => [name, empty]))
        const errors = answerErrors(form, sent)
        const wanted = visibleFields(form, sent).filter(({ required }) => required)
        expect(Object.keys(errors).sort()).toEqual(wanted.map(({ name }) => name).sort())
        for (const { name, type } of wanted) {
          expect(errors[name]).toBe(
            type === 'tel' ? 'Numéro de téléphone requis' : 'Ce champ est requis',
          )
        }
      }),
    )
  })

  it('refuses what the form cannot send, on the question, whatever it is', () => {
    const oddities = fc.oneof(
      fc.object({ maxDepth: 2 }),
      fc.constantFrom<unknown>('Poisson', ['Poisson'], NaN, Infinity, 1e12, [[]], [1], -0.5),
      fc.string({ minLength: 5001, maxLength: 5010 }).map((text) => `x${text}x`),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...FIELD_TYPES),
        fc.boolean(),
        oddities,
        (type, isList, value) => {
          const asked = field('Q', type, {
            options:
              ['select', 'radio'].includes(type) || (type === 'checkbox' && isList) ? options : [],
          })
          const form = definition(asked)
          const result = answerSchema(form).safeParse({ q: value })
          if (!result.success) {
            expect(result.error.issues.map(({ path }) => path)).toEqual([['q']])
            return
          }
          const answer = result.data.q
          const isRight: Record<string, () => boolean> = {
            text: () => typeof answer === 'string' && answer.length <= 500,
            textarea: () => typeof answer === 'string' && answer.length <= 1000,
            number: () => typeof answer === 'number' && answer >= 0 && answer <= 1e9,
            select: () => options.includes(answer as string),
            radio: () => options.includes(answer as string),
            checkbox: () =>
              isList
                ? Array.isArray(answer) && answer.every((each) => options.includes(each))
                : answer === true,
          }
          // An empty list is no answer; anything else that passed is of its kind.
          if (answer !== undefined) expect(isRight[type]?.()).toBe(true)
        },
      ),
    )
  })

  it('refuses questions that the form has not, however they are called', () => {
    const form = contactDefinition()
    const right = { votre_nom: 'Léa', adresse_email: 'lea@exemple.fr', votre_message: 'Bonjour' }
    for (const name of ['autre', 'constructor', 'toString', '0', '']) {
      expect(answerErrors(form, { ...right, [name]: 'x' })).toEqual({
        [name]: ANSWER_SENTENCES.unknown,
      })
    }
    const polluted = JSON.parse('{"__proto__": {"isAdmin": true}}') as Record<string, unknown>
    const result = answerSchema(form).safeParse({ ...right, ...polluted })
    expect(Object.keys(result.data ?? {})).toEqual(Object.keys(right))
  })

  it.each([
    ['email', 'pas-une-adresse', 'Email invalide'],
    ['email', 'a@b', 'Email invalide'],
    ['tel', '12', 'Ce numéro n’est pas complet'],
    ['number', 'douze', 'Un nombre est attendu'],
    ['number', -1, '0 au minimum'],
    ['text', 12, 'Un texte est attendu'],
    ['checkbox', 'peut-être', 'Une case cochée est attendue'],
    ['file', 'photo.jpg', ANSWER_SENTENCES.fileType],
    ['file', { name: 'dessin.svg', size: 10, type: 'image/svg+xml' }, ANSWER_SENTENCES.fileType],
    [
      'file',
      { name: 'a.pdf', size: 5_242_881, type: 'application/pdf' },
      ANSWER_SENTENCES.fileTooLarge,
    ],
  ] as const)('%s %o: %s', (type, value, sentence) => {
    expect(answerErrors(definition(field('Q', type)), { q: value })).toEqual({ q: sentence })
  })

  it('drops answers to hidden questions, and asks those that a choice shows', () => {
    const form = definition(
      field('Animaux', 'radio', { id: 'has', options: ['Oui', 'Non'] }),
      field('Lesquels', 'text', {
        required: true,
        id: 'which',
        showIf: { fieldId: 'has', equals: ['Oui'] },
      }),
    )
    expect(answerSchema(form).parse({ animaux: 'Non', lesquels: 'x' })).toEqual({ animaux: 'Non' })
    expect(answerErrors(form, { animaux: 'Oui' })).toEqual({ lesquels: 'Ce champ est requis' })
  })
})

describe('answers for people', () => {
  it.each([
    [undefined, 'Sans réponse'],
    [null, 'Sans réponse'],
    ['', 'Sans réponse'],
    [true, 'Oui'],
    [false, 'Non'],
    [['Chien', 'Chat'], 'Chien, Chat'],
    [[], 'Sans réponse'],
    [12.5, '12,5'],
    ['Bonjour', 'Bonjour'],
  ])('%o reads « %s »', (value, text) => {
    expect(formatAnswer(value)).toBe(text)
  })
  it('are read under the labels of their time, files with their name', () => {
    const form = definition(
      field('Votre nom', 'text'),
      field('Jardin', 'checkbox'),
      field('Photo', 'file'),
      field('Taille', 'number', { showIf: { fieldId: 'q-Jardin', equals: ['true'] } }),
    )
    const file = {
      id: '1',
      field: 'photo',
      name: 'jardin.jpg',
      key: 'k',
      type: 'image/jpeg',
      size: 9,
    }
    const [part] = readableAnswers({
      definition: form,
      answers: { votre_nom: 'Léa' },
      files: [file],
    })
    expect(part?.answers.map(({ label, text }) => [label, text])).toEqual([
      ['Votre nom', 'Léa'],
      ['Jardin', 'Non'],
      ['Photo', 'jardin.jpg'],
    ])
    expect(part?.answers[2]?.file).not.toHaveProperty('key')
  })
  it.each([
    [['Votre nom'], ['Léa Petit'], 'Léa Petit'],
    [['Prénom', 'Nom'], ['Léa', 'Petit'], 'Léa Petit'],
    [['Nom', 'Prénom'], ['Petit', 'Léa'], 'Léa Petit'],
    [['Nom et prénom'], ['Petit Léa'], 'Petit Léa'],
    [['Nom de l’animal'], ['Nala'], null],
  ])('%o name their sender', (labels, values, name) => {
    const form = definition(...labels.map((label) => field(label, 'text')))
    const answers = Object.fromEntries(form.fields.map((each, at) => [each.name, values[at] ?? '']))
    expect(senderOf(form, answers)).toEqual({ name, email: null, phone: null })
  })
  it('are kept for two years', () => {
    expect(keptSince(Date.UTC(2026, 10, 21)).toISOString()).toBe('2024-11-21T00:00:00.000Z')
  })
})
