'use client'

import { useFormModified } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

import { ScheduleButton } from '@/features/pages/schedule/components/ScheduleButton'
import { PreviewButton } from '@/ui/live-preview/PreviewButton'

import { labels } from '../labels.fr'
import { UnsavedWork } from '../persistence/UnsavedWork'
import { useSaveAnswers } from '../persistence/use-save-answers'
import { useTakenOver } from '../persistence/use-taken-over'
import { FormModified } from '../ui/context'
import { PageEditor } from '../ui/PageEditor'
import { AnimalPicker } from './pickers/AnimalPicker'
import { ImageChoice, ImagePicker, ImageThumb } from './pickers/ImagePicker'
import styles from './SectionsField.module.scss'
import { useFormValue } from './use-form-value'
import { usePageRefusals } from './use-page-refusals'
import { useShelterId } from './use-shelter-id'

const PICKERS = { ImageChoice, ImagePicker, ImageThumb, AnimalPicker }

/** The page editor as the field `sections` of Payload's own edit view. */
export const SectionsField: JSONFieldClientComponent = ({ path, readOnly = false }) => {
  const { editor, field } = useFormValue(path)
  const { refusals, refuse } = usePageRefusals(editor)
  const saves = useSaveAnswers(refuse)
  const shelterId = useShelterId()
  const isModified = useFormModified()
  const takenOver = useTakenOver(isModified)
  return (
    <div className={styles.field} id={`field-${path}`}>
      <PreviewButton place="editor" />
      <ScheduleButton place="editor" />
      <UnsavedWork isReadOnly={readOnly} saves={saves} takenOver={takenOver} />
      <h2 className={styles.title}>{labels.title}</h2>
      {field.showError && (
        <p className={styles.error} role="alert">
          {field.errorMessage}
        </p>
      )}
      <FormModified value={isModified}>
        <PageEditor
          editor={editor}
          pickers={PICKERS}
          shelterId={shelterId}
          readOnly={readOnly || takenOver.by !== null}
          refusals={refusals}
        />
      </FormModified>
    </div>
  )
}
