import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { idOf } from '@/platform/access/model'
import { HistoryLink } from '@/platform/audit/HistoryLink'

import { NewRequest, RequestScreen } from '../lazy'
import styles from './Request.module.scss'

type Row = { id: string; shelter?: string | { id: string } | null }

/**
 * The screen of one `adoption-requests` row in the admin, and of a new one. Payload has read the
 * row with the person's own rights; everything else is asked of the API, which checks them again.
 */
export function RequestView({ doc, initPageResult }: DocumentViewServerProps): ReactNode {
  const row = doc as Row | null
  const shelter = idOf(row?.shelter)
  return (
    <Gutter className={styles.view}>
      {row?.id && shelter ? (
        <>
          <RequestScreen key={row.id} shelter={shelter} requestId={row.id} />
          <HistoryLink
            req={initPageResult.req}
            entity="adoption-requests"
            shelter={shelter}
            id={row.id}
          />
        </>
      ) : (
        <NewRequest />
      )}
    </Gutter>
  )
}
