'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import { SUBMISSION, type SubmissionNames } from './query'
import { detailWords as words } from './words.fr'

/** Deletes an answer, after asking. */
export function DeleteButton({ params }: { params: SubmissionNames }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { write, refusal, isBusy } = useWrite()

  const confirm = async () => {
    const outcome = await write('DELETE', SUBMISSION, { params }, { done: words.removed })
    if (outcome?.refusal === null) router.push('/admin/collections/form-submissions')
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
          refusal={refusal?.sentence}
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
