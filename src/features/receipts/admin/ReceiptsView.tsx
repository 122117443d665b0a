import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { headers } from 'next/headers'
import type { ListViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'
import { env } from '@/platform/env'
import { idSchema } from '@/platform/http/params'
import { sessionOf } from '@/platform/http/session'
import { ChooseShelter } from '@/ui/AdminList/ChooseShelter'
import { givenParams } from '@/ui/AdminList/list-params'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { listReceipts, receiptNotice } from '../queries'
import { RECEIPTS_PAGE } from '../schema'
import { receiptList } from './query'
import { ReceiptList } from './ReceiptList'

/**
 * The list of `receipts` in the admin: those of the shelter in hand. A view guards itself: what
 * is read below is asked for the person of the session.
 */
export async function ReceiptsView({ searchParams }: ListViewServerProps): Promise<ReactNode> {
  const request = new Request(new URL('/admin', env.publicUrl), { headers: await headers() })
  const { req } = await sessionOf(request)
  const actor = actorOf(req)
  const memberships = actor?.memberships ?? []
  const chosen = idSchema.safeParse(getTenantFromCookie(req.headers, 'text')).data
  const only = memberships.length === 1 ? idOf(memberships[0]?.shelter) : null
  const shelter = chosen ?? only
  if (!shelter || !can(actor, 'viewGiving', shelter)) {
    return (
      <PlatformScreen title="Reçus fiscaux">
        <ChooseShelter title="Reçus fiscaux" hint="Chaque refuge a ses propres reçus." />
      </PlatformScreen>
    )
  }
  const query = receiptList.read(givenParams(searchParams))
  return (
    <PlatformScreen title="Reçus fiscaux">
      <ReceiptList
        shelter={shelter}
        query={query}
        list={await listReceipts(req, shelter, { ...query, limit: RECEIPTS_PAGE })}
        notice={await receiptNotice(req, shelter)}
      />
    </PlatformScreen>
  )
}
