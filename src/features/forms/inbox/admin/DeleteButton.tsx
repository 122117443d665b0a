'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'
import { Icon } from '@/ui/Icon'

import { remove } from './client'
import { detailWords as words } from './words.fr'

/** Deletes an answer, after asking. */
export function DeleteButton({ address }: { address: string }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    const error = await remove(address)
    if (error === null) {
      toast.success(words.removed)
      router.push('/admin/collections/form-submissions')
      return
    }
    setBusy(false)
    toast.error(error || words.saveError)
  }

  return (
    <>
      <button type="button" className={buttons.plain} onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        {words.remove}
      </button>
      {isAsking && (
        <AdminDialog
          title={words.removeQuestion}
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className={buttons.plain} onClick={() => setAsking(false)}>
                {words.cancel}
              </button>
              <button type="button" className={buttons.danger} onClick={() => void confirm()}>
                {isBusy ? words.removing : words.removeYes}
              </button>
            </>
          }
        >
          <p>{words.removeHint}</p>
        </AdminDialog>
      )}
    </>
  )
}
