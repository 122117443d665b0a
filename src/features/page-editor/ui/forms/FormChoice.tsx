'use client'

import useSWR from 'swr'

import { fieldLabels } from '../../labels.fr'
import { useEditorContext } from '../context'
import { Select } from '../fields/inputs'

type Option = { id: string; title: string; is_active: boolean }

async function read(url: string): Promise<Option[]> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as { data: Option[] }).data
}

type Props = { formId: string | null; onPick: (formId: string | null) => void }

/** Chooses a form of the page's shelter. */
export function FormChoice({ formId, onPick }: Props) {
  const { shelterId } = useEditorContext()
  const address = `/api/admin/forms/options?shelter_id=${encodeURIComponent(shelterId ?? '')}`
  const { data = [] } = useSWR<Option[], Error>(shelterId ? address : null, read, {
    revalidateOnFocus: false,
  })
  const forms = data.filter(({ id, is_active: isActive }) => isActive || id === formId)
  return (
    <Select
      label={fieldLabels.form}
      value={formId ?? ''}
      options={[
        { value: '', label: fieldLabels.formByDefault },
        ...forms.map(({ id, title, is_active: isActive }) => ({
          value: id,
          label: isActive ? title : fieldLabels.formClosed(title),
        })),
      ]}
      onChange={(id) => onPick(id || null)}
    />
  )
}
