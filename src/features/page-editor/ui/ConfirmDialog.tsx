import { ActionDialog } from '@/ui/ActionDialog'

import { labels } from '../labels.fr'

type Props = {
  question: string
  detail?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is removed. */
export function ConfirmDialog({ question, detail, onConfirm, onCancel }: Props) {
  return (
    <ActionDialog
      title={question}
      onClose={onCancel}
      action={labels.remove}
      cancel={labels.cancel}
      isBusy={false}
      isDanger
      onAction={onConfirm}
    >
      {detail && <p>{detail}</p>}
    </ActionDialog>
  )
}
