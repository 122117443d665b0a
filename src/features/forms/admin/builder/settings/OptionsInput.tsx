'use client'

import { useState } from 'react'

import { FORM_LIMITS, optionsFromText } from '../../../model'
import { TextInput } from '../../ui/inputs'
import { words } from '../words.fr'

type Props = {
  options: readonly string[]
  /** A box to tick has none, or is a choice of several. */
  mayBeNone: boolean
  onChange: (options: string[]) => void
}

/**
 * The answers of a choice, one a line: a list can be pasted. Empty lines and doubles are left out,
 * and that is said when the list is left.
 */
export function OptionsInput({ options, mayBeNone, onChange }: Props) {
  // What is typed keeps its empty lines until it is left.
  const [typed, setTyped] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const known = options.join('\n')
  const isOwn = typed !== null && optionsFromText(typed).options.join('\n') === known
  return (
    <div>
      <TextInput
        label={words.options}
        hint={mayBeNone ? words.optionsTickHint : words.optionsHint}
        error={options.length === 0 && !mayBeNone ? words.optionsMissing : null}
        value={isOwn ? typed : known}
        max={FORM_LIMITS.options * (FORM_LIMITS.option + 1)}
        rows={Math.min(10, Math.max(4, options.length + 1))}
        onChange={(text) => {
          setTyped(text)
          setTold('')
          onChange(optionsFromText(text).options)
        }}
        onBlur={() => {
          if (typed === null) return
          const { blanks, doubles } = optionsFromText(typed)
          setTyped(null)
          if (blanks + doubles > 0) {
            setTold(
              `${words.optionsDropped(blanks, doubles)}. ${words.optionsKept(options.length)}.`,
            )
          }
        }}
      />
      <p role="status">{told}</p>
    </div>
  )
}
