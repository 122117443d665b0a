import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { HistoryLink } from '@/platform/audit/HistoryLink'
import { AdminView } from '@/ui/AdminList/AdminView'

import { itemOf } from '../parts/item-of'
import { DonationScreen } from '../lazy'

/**
 * The screen of one `donations` row in the admin. Everything is asked of the API, which checks the
 * person's rights again.
 */
export function DonationView({ doc, initPageResult }: DocumentViewServerProps): ReactNode {
  const item = itemOf(doc)
  return (
    <AdminView>
      {item && <DonationScreen key={item.id} {...item} />}
      {item?.shelter && (
        <HistoryLink
          req={initPageResult.req}
          entity="donations"
          id={item.id}
          shelter={item.shelter}
        />
      )}
    </AdminView>
  )
}
