import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { chosenShelter } from '@/platform/access/shelter-in-hand'

import { Choice } from './Choice'
import styles from './dashboard.module.scss'
import { placeFor } from './model'
import { PlatformDashboard } from './PlatformDashboard'
import { ShelterDashboard } from './ShelterDashboard'

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/**
 * The first screen of the admin: what is going on, what waits, what to do next.
 * Views of Payload's admin are public until they guard themselves: everything
 * below is read for the person of the session, after `placeFor` has decided.
 */
export async function Dashboard({ initPageResult }: AdminViewServerProps): Promise<ReactNode> {
  const { req } = initPageResult
  const { payload, user } = req
  const actor = actorOf(req)
  const place = placeFor(actor, chosenShelter(req.headers))
  // Payload has sent everybody without a team to the page that explains it.
  if (!user || place.kind === 'nothing') return null
  const name = firstNameOf(user.name)
  return (
    <Gutter className={styles.dashboard}>
      {place.kind === 'platform' && <PlatformDashboard payload={payload} name={name} />}
      {place.kind === 'choice' && <Choice user={user} name={name} refused={place.refused} />}
      {place.kind === 'shelter' && (
        <ShelterDashboard payload={payload} actor={actor} name={name} shelterId={place.id} />
      )}
    </Gutter>
  )
}
