import { useState } from 'react'

import { isSafeUrl, LIMITS } from '@/features/pages/model'

import { fieldLabels, labels } from '../../labels.fr'
import { completeUrl } from './complete-url'
import { TextInput } from './inputs'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** An address: completed when it is left, and said to be wrong only then. */
export function UrlInput({ label, value, onChange }: Props) {
  const [isTyping, setTyping] = useState(false)
  const isWrong = !isTyping && value !== '' && !isSafeUrl(value)
  return (
    <TextInput
      label={label}
      hint={fieldLabels.urlHint}
      error={isWrong ? labels.invalidUrl : null}
      value={value}
      max={LIMITS.url}
      onChange={(typed) => {
        setTyping(true)
        onChange(typed)
      }}
      onBlur={() => {
        setTyping(false)
        const url = completeUrl(value)
        if (url !== value) onChange(url)
      }}
    />
  )
}
