'use client'

import { useReadAt } from '@/ui/api/use-read'

import { fieldLabels } from '../../labels.fr'
import { useEditorContext } from '../context'
import { Select } from '../fields/inputs'

type Option = { id: string; title: string; is_active: boolean }

type Props = { formId: string | null; onPick: (formId: string | null) => void }

/** Chooses a form of the page's shelter. */
export function FormChoice({ formId, onPick }: Props) {
  const { shelterId } = useEditorContext()
  const address = `/api/admin/forms/options?shelter_id=${encodeURIComponent(shelterId ?? '')}`
  const { answer } = useReadAt<{ data: Option[] }>(shelterId ? address : null)
  const forms = (answer?.data ?? []).filter((form) => form.is_active || form.id === formId)
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
