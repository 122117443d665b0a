import type { DocumentViewServerProps } from 'payload'

import { idOf } from '@/platform/access/model'
import { AdminView } from '@/ui/AdminList/AdminView'

import { Submission } from '../../admin/lazy'

type Row = { id: string; shelter?: string | { id: string } | null }

/**
 * The screen of one answer, in the place of Payload's form. Payload has read the row with the
 * person's own rights; everything else is asked of the API, which checks them again.
 */
export function SubmissionView({ doc }: DocumentViewServerProps) {
  const row = doc as Row | null
  const shelter = idOf(row?.shelter)
  return (
    <AdminView>
      {row?.id && shelter && <Submission key={row.id} shelter={shelter} id={row.id} />}
    </AdminView>
  )
}
