'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormInitializing,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect } from 'react'

import { idOf, roleIn } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'
import buttons from '@/ui/admin-buttons.module.scss'
import { LeaveDialog } from '@/ui/editing/LeaveDialog'
import { useLeaveGuard } from '@/ui/editing/use-leave-guard'

import { ConflictDialog } from './ConflictDialog'
import styles from './UnsavedWork.module.scss'
import { FoundBackup } from './FoundBackup'
import { backupKey, conflictOf, saveFailure } from './model'
import { useBackup } from './use-backup'
import { useChoices } from './use-choices'
import { useDirty } from './use-dirty'
import { useNewerState } from './use-newer-state'
import type { Saves } from './use-save-answers'
import { TakenOverDialog } from './TakenOverDialog'
import type { TakenOver } from './use-taken-over'
import { words } from './words'

type Field = { value?: unknown } | undefined
const text = (field: Field) => (typeof field?.value === 'string' ? field.value : null)

type Props = { isReadOnly: boolean; saves: Saves; takenOver: TakenOver }

/**
 * What keeps a person's work safe while they edit a page: the choices after a conflict, the
 * sentence of a failed save with a way to try again, the question before leaving, and
 * the changes of a tab that died.
 */
export function UnsavedWork({ isReadOnly, saves, takenOver }: Props) {
  const { id } = useDocumentInfo()
  const actor = useActor()
  const { dispatchFields, setModified } = useForm()
  const base = useFormFields(([fields]) => text(fields.updatedAt))
  const shelter = useFormFields(([fields]) => idOf(fields.shelter?.value as string | null))
  const { values, isModified, undone } = useDirty()
  const { failed, done, retry, forget, waitFor } = saves
  const isSaving = useFormProcessing()
  const guard = useLeaveGuard(isModified)
  const key = backupKey(String(actor?.id ?? ''), id ? String(id) : null, shelter)
  const backup = useBackup({
    key,
    base,
    values,
    isModified,
    isReadOnly,
    isLoading: useFormInitializing(),
    isSaving,
    stored: `${done}/${undone}`,
  })
  const { keep } = backup
  useEffect(() => waitFor(() => keep()), [waitFor, keep])
  const isTaken = takenOver.by !== null
  useEffect(() => {
    if (isTaken) void keep()
  }, [isTaken, keep])
  const choices = useChoices({ values, retry })

  const mayOverwrite =
    Boolean(actor?.isSuperAdmin) || (shelter !== null && roleIn(actor, shelter) === 'ADMIN')
  const { newer, forgetNewer } = useNewerState(base)
  const refused = failed && conflictOf(failed)
  const conflict = refused ?? newer
  const closeConflict = () => {
    forget()
    forgetNewer()
  }

  const restore = () => {
    if (!backup.found) return
    const { values: kept, base: from } = backup.found
    for (const [path, value] of Object.entries(kept)) {
      dispatchFields({ type: 'UPDATE', path, value })
    }
    // Saving compares with the state on which these changes were made.
    if (from) dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: from })
    setModified(true)
    backup.take()
    toast.success(words.restored)
  }

  return (
    <>
      {backup.found && !isReadOnly && (
        <FoundBackup
          found={backup.found}
          base={base}
          onRestore={restore}
          onIgnore={backup.ignore}
        />
      )}
      {takenOver.by && (
        <TakenOverDialog
          key={takenOver.by.id}
          by={takenOver.by}
          onTakeBack={takenOver.takeBack}
          onCopy={choices.copy}
        />
      )}
      {failed && !refused && (
        <div className={styles.notice} data-tone="error" role="alert">
          <p>{saveFailure(failed)}</p>
          <div className={styles.actions}>
            <button type="button" className={buttons.plain} onClick={retry}>
              {words.retry}
            </button>
            <button type="button" className={buttons.plain} onClick={forget}>
              {words.dismiss}
            </button>
          </div>
        </div>
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          mayOverwrite={mayOverwrite}
          onReload={() => {
            closeConflict()
            void keep(true).then(choices.reload).then(backup.look)
          }}
          onCopy={choices.copy}
          onOverwrite={() => {
            forgetNewer()
            choices.overwrite(conflict)
          }}
          onClose={closeConflict}
        />
      )}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </>
  )
}
