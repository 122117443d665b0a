import { toNestErrors } from '@hookform/resolvers'
import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form'

import { afterPress } from '@/ui/after-press'
import type { FormControl } from '@/ui/left-controls'

import { draftOf, GIFT_FIELDS, type GiftDraft, type GiftField, type GiftOffer } from '../form/model'
import { giftErrors, type GiftErrors } from '../form/schema'

const messagesOf = (errors: FieldErrors<GiftDraft>): GiftErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  )

/**
 * The checks while somebody types: each value once they leave it, all of them when they send.
 * Comes after the page, with the rules of the server.
 * @param started what the form holds now
 * @param onErrors told whenever what is wrong changes, never while something is pressed
 */
export function createEngine(
  offer: GiftOffer,
  started: GiftDraft,
  onErrors: (errors: GiftErrors) => void,
) {
  const resolver: Resolver<GiftDraft> = (values, _context, options) => {
    const wrong = Object.entries(giftErrors(draftOf(values), offer)).map(
      ([name, message]) => [name, { type: 'custom', message }] as const,
    )
    return wrong.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toNestErrors(Object.fromEntries(wrong), options) }
  }
  const control = createFormControl<GiftDraft>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: started,
    resolver,
  })
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
        const name = GIFT_FIELDS.find((each) => each === target.name)
        if (name) void control.register(name).onBlur({ type: 'blur', target })
      }
    },
    /** Checks everything. @returns what is wrong, nothing when nothing is */
    check: async (): Promise<GiftErrors> => {
      let errors: GiftErrors = {}
      await control.handleSubmit(
        () => {},
        (found) => {
          errors = messagesOf(found)
        },
      )()
      return errors
    },
    /** What the server found wrong; each goes when its value changes. */
    show: (errors: GiftErrors): void => {
      for (const [name, message] of Object.entries(errors)) {
        control.setError(name as GiftField, { type: 'server', message })
      }
    },
    /** The page wrote these values itself. */
    tell: (values: Partial<GiftDraft>): void => {
      for (const [name, value] of Object.entries(values)) {
        control.setValue(name as GiftField, value)
      }
    },
  }
}

export type CreateEngine = typeof createEngine
export type Engine = ReturnType<typeof createEngine>
