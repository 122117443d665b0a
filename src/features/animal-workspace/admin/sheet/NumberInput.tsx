'use client'

import { useState, type ComponentProps } from 'react'

import { centsOfEuros, eurosText } from '@/platform/money/model'

type Value = number | string | null

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: Value
  /** Integer cents, shown in euros. */
  isMoney: boolean
  /** A text while it is no number: the rule says so. */
  onChange: (value: Value) => void
}

/** « 4,5 » and « 4.5 » are the same. */
function numberIn(text: string, isMoney: boolean): Value {
  const typed = text.trim()
  if (typed === '') return null
  const number = isMoney ? centsOfEuros(typed) : Number(typed.replace(',', '.'))
  return number === null || Number.isNaN(number) ? typed : number
}

function textOf(value: Value, isMoney: boolean): string {
  if (typeof value !== 'number') return value ?? ''
  return isMoney ? eurosText(value) : String(value).replace('.', ',')
}

/** A number as people type it in French. */
export function NumberInput({ value, isMoney, onChange, ...rest }: Props) {
  // What is being typed, while a number says it otherwise (« 4, », « 4,50 »).
  const [typed, setTyped] = useState<string | null>(null)
  const isOwn = typed !== null && numberIn(typed, isMoney) === value
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={isOwn ? typed : textOf(value, isMoney)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberIn(target.value, isMoney))
      }}
    />
  )
}
