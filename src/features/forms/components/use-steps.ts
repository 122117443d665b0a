'use client'

import { useState } from 'react'

import { partsOf, type FormDefinition, type FormPart } from '../model'
import { WIRE } from '../wire.model'
import type { Errors } from './engine'

/** The parts of a form as steps: those with something to ask now. */
export const stepsOf = (definition: FormDefinition, shown: ReadonlySet<string>): FormPart[] =>
  partsOf(definition).filter(({ fields }) => fields.some(({ id }) => shown.has(id)))

/** The first step with something wrong; the last one, where the agreement is, for all the rest. */
export function stepWith(steps: readonly FormPart[], errors: Errors): number {
  const at = steps.findIndex(({ fields }) => fields.some(({ name }) => errors[name]))
  return at === -1 ? steps.length - 1 : at
}

/** One part of a form at a time; what is in the others stays in the page. */
export function useSteps(isOn: boolean, definition: FormDefinition, shown: ReadonlySet<string>) {
  const [asked, setAsked] = useState(0)
  const steps = stepsOf(definition, shown)
  const last = Math.max(0, steps.length - 1)
  const isStepped = isOn && last > 0
  const at = Math.min(asked, last)
  return {
    isStepped,
    steps,
    at,
    isLast: !isStepped || at === last,
    goTo: setAsked,
    /** The questions of this step that are asked now. */
    names: (steps[at]?.fields ?? []).filter(({ id }) => shown.has(id)).map(({ name }) => name),
    isOpen: (part: FormPart) =>
      !isStepped || part.fields.some(({ id }) => id === steps[at]?.fields[0]?.id),
    /** Is this error of the step that is open? */
    isHere: (name: string): boolean => {
      if (!isStepped) return true
      const isOther = definition.fields.every((field) => field.name !== name)
      return isOther || name === WIRE.consent
        ? at === last
        : steps[at]?.fields.some((field) => field.name === name) === true
    },
  }
}

export type Steps = ReturnType<typeof useSteps>
