'use client'

import {
  Button,
  ConfirmationModal,
  useDocumentInfo,
  useFormProcessing,
  useModal,
} from '@payloadcms/ui'

import styles from './news-admin.module.scss'
import { useStanding } from './use-standing'
import { useStep } from './use-step'

const MODAL = 'archive-article'

/** « Repasser en brouillon » and « Archiver », where the article's state allows them. */
export function StepButtons() {
  const { id, isLocked, isTrashed } = useDocumentInfo()
  const { status } = useStanding()
  const { openModal } = useModal()
  const step = useStep()
  const isBusy = useFormProcessing()
  if (!id || isTrashed || isLocked) return null
  return (
    <div className={styles.steps}>
      {(status === 'SCHEDULED' || status === 'ARCHIVED') && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void step('DRAFT')}
        >
          Repasser en brouillon
        </Button>
      )}
      {status !== 'ARCHIVED' && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => openModal(MODAL)}
        >
          Archiver
        </Button>
      )}
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Archiver cet article&nbsp;?"
        body="Il quitte le site. Son contenu est gardé, vous pourrez le reprendre."
        confirmLabel="Archiver"
        cancelLabel="Annuler"
        onConfirm={() => step('ARCHIVED')}
      />
    </div>
  )
}
