'use client'

import { useRead } from '@/ui/api/use-read'

import { fieldLabels } from '../../labels.fr'
import { useEditorContext } from '../context'
import { Select } from '../fields/inputs'

type Props = { formId: string | null; onPick: (formId: string | null) => void }

/** Chooses a form of the page's shelter. */
export function FormChoice({ formId, onPick }: Props) {
  const { shelterId } = useEditorContext()
  const asked = shelterId ? { query: { shelter_id: shelterId } } : null
  const { answer } = useRead('/api/admin/forms/options', asked)
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
