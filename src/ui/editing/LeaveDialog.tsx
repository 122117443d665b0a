'use client'

import { AdminDialog } from '../AdminDialog'
import buttons from '../admin-buttons.module.scss'

type Props = { onStay: () => void; onLeave: () => void }

/** The one question before unsaved changes are left; Enter, Escape and haste all stay. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <AdminDialog
      title={'Quitter sans enregistrer\u00a0?'}
      onClose={onStay}
      actions={
        <>
          <button type="button" className={buttons.primary} data-autofocus="" onClick={onStay}>
            Rester sur la page
          </button>
          <button type="button" className={buttons.danger} onClick={onLeave}>
            Quitter sans enregistrer
          </button>
        </>
      }
    >
      <p>Ce que vous avez modifié ici n’est pas encore enregistré.</p>
    </AdminDialog>
  )
}
