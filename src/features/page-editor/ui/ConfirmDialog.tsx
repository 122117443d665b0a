import { AdminDialog } from '@/ui/AdminDialog'

import { labels } from '../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'

type Props = {
  question: string
  detail?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is removed. */
export function ConfirmDialog({ question, detail, onConfirm, onCancel }: Props) {
  return (
    <AdminDialog
      title={question}
      onClose={onCancel}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={onCancel}>
            {labels.cancel}
          </button>
          <button type="button" className={buttons.danger} onClick={onConfirm}>
            {labels.remove}
          </button>
        </>
      }
    >
      {detail && <p>{detail}</p>}
    </AdminDialog>
  )
}
