'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'

import { useBuilder } from '../context'
import { removeGroup } from '../state/commands/groups'
import { fieldsIn, groupOf } from '../state/places'
import { words } from '../words.fr'

type Props = { id: string; onClose: () => void }

/** A group that holds questions: they can stay. Both ways can be undone. */
export function RemoveGroupDialog({ id, onClose }: Props) {
  const { builder, offerUndo } = useBuilder()
  const { content: form } = builder.store.getState()
  const group = groupOf(form, id)
  if (!group) return null
  const count = fieldsIn(form, id).length
  const remove = (keepFields: boolean) => {
    onClose()
    const { done, message } = builder.run(removeGroup, { id, keepFields })
    if (done) offerUndo(message)
  }
  return (
    <AdminDialog
      title={words.removeGroup(group.title)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className={buttons.danger} onClick={() => remove(false)}>
            {words.removeFields(count)}
          </button>
          <button type="button" className={buttons.primary} onClick={() => remove(true)}>
            {words.keepFields}
          </button>
        </>
      }
    >
      <p>{words.removeGroupHint(count)}</p>
    </AdminDialog>
  )
}
