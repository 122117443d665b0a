import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { AdminView } from '@/ui/AdminList/AdminView'

import { itemOf } from '../parts/item-of'
import { SponsorshipScreen } from '../lazy'

/**
 * The screen of one `sponsorships` row in the admin. Everything is asked of the API, which checks
 * the person's rights again.
 */
export function SponsorshipView({ doc }: DocumentViewServerProps): ReactNode {
  const { id, shelter } = itemOf(doc) ?? {}
  return (
    <AdminView>
      {id && shelter && <SponsorshipScreen key={id} shelter={shelter} id={id} />}
    </AdminView>
  )
}
