'use client'

import { TextField } from '@/ui/TextField'

type Props = {
  label: string
  name: string
  value: string | undefined
  onChange: (words: string | undefined) => void
}

/** Free words: they count once they are finished, on Enter or when the field is left. */
export function WordsField({ label, name, value, onChange }: Props) {
  const tell = (typed: string) => {
    const words = typed.trim() || undefined
    if (words !== value) onChange(words)
  }
  return (
    <TextField
      label={label}
      name={name}
      type="search"
      maxLength={100}
      autoComplete="off"
      defaultValue={value}
      onBlur={({ target }) => tell(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(event.currentTarget.value)
      }}
    />
  )
}
