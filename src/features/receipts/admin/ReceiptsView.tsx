import { headers } from 'next/headers'
import type { ListViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
import { shelterInHand } from '@/platform/access/shelter-in-hand'
import { env } from '@/platform/env'
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
  const shelter = shelterInHand(req)
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
