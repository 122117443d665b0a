'use client'

import { useState } from 'react'

import { departmentOf } from '@/features/shelters/model'
import { Combobox } from '@/ui/Combobox'
import type { Option } from '@/ui/combobox-state'

type Props = { near: string | undefined; error: string | undefined }

type Answer = { data: Array<{ name: string; postalCodes: string[] }> }

async function load(words: string, signal: AbortSignal): Promise<Option[]> {
  if (words.trim().length < 2) return []
  const response = await fetch(`/api/communes?q=${encodeURIComponent(words)}`, { signal })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const { data } = (await response.json()) as Answer
  return data.map(({ name, postalCodes: [first = ''] }) => {
    const label = `${name} (${departmentOf(first) ?? first})`
    return { value: label, label, detail: first }
  })
}

/** A commune, proposed while one writes; without JavaScript, what one writes. */
export function NearField({ near = '', error }: Props) {
  const [value, setValue] = useState<Option | null>(near ? { value: near, label: near } : null)
  return (
    <Combobox
      label="Commune ou code postal"
      name="near"
      value={value}
      onChange={setValue}
      load={load}
      error={error}
      freeText
    />
  )
}
