import { toNestErrors } from '@hookform/resolvers'
import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form'

import { afterPress } from '@/ui/after-press'
import type { FormControl } from '@/ui/left-controls'

import { answerErrors } from '../answers.schema'
import type { FormDefinition } from '../model'
import { ANSWER_PREFIX, inputName, WIRE } from '../wire.model'
import type { Typed } from './form-dom'

/** One sentence for each wrong answer, by the name of its question; `consent` for the agreement. */
export type Errors = Record<string, string>

const CONSENT_MISSING = 'Votre accord est nécessaire pour envoyer vos réponses'

type Values = Record<string, unknown>

/** A chooser holds a list of files, of which there is one at most. */
const fileOf = (value: unknown): unknown =>
  typeof FileList !== 'undefined' && value instanceof FileList ? value[0] : value

const nameOf = (input: string): string =>
  input.startsWith(ANSWER_PREFIX) ? input.slice(ANSWER_PREFIX.length) : input

function errorsIn(definition: FormDefinition, values: Values): Errors {
  const answers = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(ANSWER_PREFIX))
      .map(([name, value]) => [nameOf(name), fileOf(value)]),
  )
  const errors = answerErrors(definition, answers)
  return values[WIRE.consent] ? errors : { ...errors, [WIRE.consent]: CONSENT_MISSING }
}

const messagesOf = (errors: FieldErrors<Values>): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[nameOf(name), error.message]] : [],
    ),
  )

/**
 * The checks while somebody types: each answer once they leave it, all of them when they send.
 * Comes after the page, with the rules of the server.
 * @param started what the form holds now, files excepted
 * @param onErrors told whenever what is wrong changes, never while something is pressed
 */
export function createEngine(
  definition: FormDefinition,
  started: Typed & { consent: boolean },
  onErrors: (errors: Errors) => void,
) {
  const resolver: Resolver<Values> = (values, _context, options) => {
    const wrong = Object.entries(errorsIn(definition, values)).map(
      ([name, message]) =>
        [name === WIRE.consent ? name : inputName(name), { type: 'custom', message }] as const,
    )
    return wrong.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toNestErrors(Object.fromEntries(wrong), options) }
  }
  const { consent, ...answers } = started
  const defaultValues: Values = {
    ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [inputName(name), value])),
    [WIRE.consent]: consent,
  }
  const control = createFormControl<Values>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues,
    resolver,
  })
  const names = new Set([...definition.fields.map(({ name }) => inputName(name)), WIRE.consent])
  const tell = afterPress(onErrors)
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => tell(messagesOf(errors ?? {})),
  })
  return {
    register: control.register,
    /** Controls that were left before the checks came: each is checked as if it were left now. */
    leave: (controls: Iterable<FormControl>): void => {
      for (const target of controls) {
        if (!names.has(target.name)) continue
        void control.register(target.name).onBlur({ type: 'blur', target })
      }
    },
    /** Checks everything. @returns what is wrong, nothing when nothing is */
    check: async (): Promise<Errors> => {
      let errors: Errors = {}
      await control.handleSubmit(
        () => {},
        (found) => {
          errors = messagesOf(found)
        },
      )()
      return errors
    },
    /** Checks the answers of these questions alone. @returns what is wrong with them */
    checkSome: async (names: readonly string[]): Promise<Errors> => {
      await control.trigger(names.map(inputName))
      const wrong = errorsIn(definition, control.getValues())
      return Object.fromEntries(Object.entries(wrong).filter(([name]) => names.includes(name)))
    },
    /** What the server found wrong; each goes when its answer changes. */
    show: (errors: Errors): void => {
      for (const [name, message] of Object.entries(errors)) {
        const input = name === WIRE.consent ? name : inputName(name)
        control.setError(input, { type: 'server', message })
      }
    },
    /** The page wrote these values itself. */
    tell: (values: Typed): void => {
      for (const [name, value] of Object.entries(values)) control.setValue(inputName(name), value)
    },
  }
}

export type CreateEngine = typeof createEngine
export type Engine = ReturnType<typeof createEngine>
