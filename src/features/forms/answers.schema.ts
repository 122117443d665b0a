import * as z from 'zod/mini'

import { isPhone } from '@/features/shelters/join/model'
import { isEmailAddress } from '@/platform/email/model'
import '@/platform/validation/french'
import { atMost } from '@/platform/validation/at-most.model'

import {
  ANSWER_LIMITS,
  FILE_MAX_BYTES,
  NUMBER_MAX,
  plainAnswer,
  visibleFields,
  type AnswerValue,
} from './answers.model'
import { isTick, type FormDefinition, type FormField } from './model'

/** A file beside the answers: in the browser a `File`, on the server what was sent. */
export type SentFile = { name: string; size: number; type: string }

/** Answers that passed the check, by name; files are still files. */
export type CheckedAnswers = Record<string, AnswerValue | SentFile>

/** Sentences of the contract, and those that it leaves to us. */
export const ANSWER_SENTENCES = {
  required: 'Ce champ est requis',
  phoneRequired: 'Numéro de téléphone requis',
  email: 'Email invalide',
  phone: 'Ce numéro n’est pas complet',
  number: 'Un nombre est attendu',
  text: 'Un texte est attendu',
  choice: 'Choisissez une des réponses proposées',
  tick: 'Une case cochée est attendue',
  unknown: 'Cette question n’existe pas dans ce formulaire',
  fileTooLarge: 'Le fichier est trop volumineux. Taille maximum: 5MB',
  fileType: 'Le fichier doit être un PDF ou une image JPG, PNG ou WEBP',
} as const

const says = ANSWER_SENTENCES

/** What is said of a question that was left empty. */
const missing = ({ type }: FormField): string =>
  type === 'tel' ? says.phoneRequired : says.required

const FILE_NAME = /\.(pdf|jpe?g|png|webp)$/i

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

/** The answer to one question, once it is there. */
function valueSchema(field: FormField): z.ZodMiniType<AnswerValue | SentFile> {
  const text = (max: number, sentence: string = says.text) =>
    z.string(sentence).check(z.maxLength(max, atMost(max)))
  const choice = z
    .string(says.choice)
    .check(z.refine((value) => field.options.includes(value), says.choice))
  switch (field.type) {
    case 'text':
      return text(ANSWER_LIMITS.text)
    case 'textarea':
      return text(ANSWER_LIMITS.textarea)
    case 'email':
      return text(ANSWER_LIMITS.email, says.email).check(
        z.email({ error: says.email, abort: true }),
        // As `emailAddress` has it; what it is made of is too heavy for a page.
        z.refine(isEmailAddress, says.email),
      )
    case 'tel':
      return text(ANSWER_LIMITS.tel).check(z.refine(isPhone, says.phone))
    case 'number':
      return z
        .number(says.number)
        .check(
          field.negative
            ? z.minimum(-NUMBER_MAX, 'Ce nombre est trop petit')
            : z.minimum(0, '0 au minimum'),
          z.maximum(NUMBER_MAX, 'Ce nombre est trop grand'),
        )
    case 'select':
    case 'radio':
      return choice
    case 'checkbox':
      return isTick(field) ? z.literal(true, says.tick) : z.array(choice, says.choice)
    case 'file':
      return z.custom<SentFile>(isFile, says.fileType).check(
        z.refine(({ size }) => size <= FILE_MAX_BYTES, says.fileTooLarge),
        z.refine(({ name }) => FILE_NAME.test(name), says.fileType),
      )
  }
}

/** A form without a chosen file sends an empty one without a name. */
const isNoFile = (value: unknown): boolean => isFile(value) && value.size === 0 && !value.name

/**
 * The one check of answers, for the browser and the server: what each visible question accepts,
 * required ones answered, nothing else. Answers to hidden questions are dropped; a name that is
 * no question of the form is refused.
 */
export function answerSchema(definition: FormDefinition): z.ZodMiniType<CheckedAnswers> {
  const names = new Set(definition.fields.map(({ name }) => name))
  return z.pipe(
    z.record(z.string(), z.unknown(), 'Les réponses sont illisibles'),
    z.transform((raw: Record<string, unknown>, ctx) => {
      const refuse = (path: PropertyKey[], message: string) =>
        ctx.issues.push({ code: 'custom', path, message, input: raw })
      for (const name of Object.keys(raw)) if (!names.has(name)) refuse([name], says.unknown)
      const checked = new Map<string, AnswerValue | SentFile>()
      for (const field of visibleFields(definition, raw)) {
        const { name } = field
        const sent = Object.hasOwn(raw, name) ? raw[name] : undefined
        const value = isNoFile(sent) ? undefined : plainAnswer(field, sent)
        if (value === undefined) {
          if (field.required) refuse([name], missing(field))
          continue
        }
        const result = valueSchema(field).safeParse(value)
        if (result.success) checked.set(name, result.data)
        // One sentence a question, on the question: never on the second choice of a list.
        else refuse([name], result.error.issues[0]?.message ?? says.choice)
      }
      return Object.fromEntries(checked)
    }),
  )
}

/** One sentence for each wrong answer, by name; empty when nothing is wrong. */
export function answerErrors(
  definition: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const errors = new Map<string, string>()
  for (const { path, message } of answerSchema(definition).safeParse(answers).error?.issues ?? []) {
    const name = path.map(String).join('.')
    if (!errors.has(name)) errors.set(name, message)
  }
  return Object.fromEntries(errors)
}
