import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
import { shelterInHand } from '@/platform/access/shelter-in-hand'
import { env } from '@/platform/env'
import { sessionOf } from '@/platform/http/session'
import { ChooseShelter } from '@/ui/AdminList/ChooseShelter'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { receiptNotice } from '../queries'
import { ReceiptList } from './lazy'
import { words } from './words.fr'

/**
 * The list of `receipts` in the admin: those of the shelter in hand. The rows are asked of the
 * API, which checks the person's rights again.
 */
export async function ReceiptsView(): Promise<ReactNode> {
  const request = new Request(new URL('/admin', env.publicUrl), { headers: await headers() })
  const { req } = await sessionOf(request)
  const actor = actorOf(req)
  const shelter = shelterInHand(req)
  if (!shelter || !can(actor, 'viewGiving', shelter)) {
    return (
      <PlatformScreen title={words.title}>
        <ChooseShelter title={words.title} hint={words.chooseHint} />
      </PlatformScreen>
    )
  }
  return (
    <PlatformScreen title={words.title}>
      <ReceiptList key={shelter} shelter={shelter} notice={await receiptNotice(req, shelter)} />
    </PlatformScreen>
  )
}
