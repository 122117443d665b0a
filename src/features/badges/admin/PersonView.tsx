import type { AdminViewServerProps } from 'payload'

import { isId } from '@/platform/ids.model'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { env } from '@/platform/env'

import { personBadgesPath } from '../model'
import { PersonScreen } from './lazy'
import { words } from './words.fr'

/** The badges of one person, for super admins. */
export function PersonView(props: AdminViewServerProps) {
  const id = String(props.params?.segments?.[1] ?? '')
  const isAllowed = Boolean(props.initPageResult.req.user?.isSuperAdmin) && isId(id)
  return (
    <OwnScreen {...props} path={personBadgesPath(id)} isAllowed={isAllowed}>
      <PlatformScreen title={words.title}>
        <PersonScreen userId={id} site={env.publicUrl} />
      </PlatformScreen>
    </OwnScreen>
  )
}
