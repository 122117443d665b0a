'use client'

import type { JSONFieldClientComponent } from 'payload'

import { PreviewButton } from '@/features/pages/preview/components/PreviewButton'
import { ScheduleButton } from '@/features/pages/schedule/components/ScheduleButton'

import { labels } from '../labels.fr'
import { PageDesk } from '../persistence/PageDesk'
import { useSaveAnswers } from '../persistence/use-save-answers'
import { PageEditor } from '../ui/PageEditor'
import { AnimalPicker } from './pickers/AnimalPicker'
import { ImagePicker, ImageThumb } from './pickers/ImagePicker'
import styles from './SectionsField.module.scss'
import { useFormValue } from './use-form-value'
import { usePageRefusals } from './use-page-refusals'
import { useShelterId } from './use-shelter-id'

const PICKERS = { ImagePicker, ImageThumb, AnimalPicker }

/** The page editor as the field `sections` of Payload's own edit view. */
export const SectionsField: JSONFieldClientComponent = ({ path, readOnly = false }) => {
  const { editor, field } = useFormValue(path)
  const { refusals, refuse } = usePageRefusals(editor)
  const saves = useSaveAnswers(refuse)
  const shelterId = useShelterId()
  return (
    <div className={styles.field} id={`field-${path}`}>
      <PreviewButton place="editor" />
      <ScheduleButton place="editor" />
      <PageDesk isReadOnly={readOnly || field.disabled} saves={saves} />
      <h2 className={styles.title}>{labels.title}</h2>
      {field.showError && (
        <p className={styles.error} role="alert">
          {field.errorMessage}
        </p>
      )}
      <PageEditor
        editor={editor}
        pickers={PICKERS}
        shelterId={shelterId}
        readOnly={readOnly}
        refusals={refusals}
      />
    </div>
  )
}
