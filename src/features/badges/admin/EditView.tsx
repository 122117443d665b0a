import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { env } from '@/platform/env'
import { isId } from '@/platform/ids.model'
import { isHttpError } from '@/platform/http/error-kind'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { adminBadgePath, NEW } from '../model'
import { readBadge } from '../queries'
import { BadgeForm } from './lazy'
import { form } from './words.fr'

/** A new badge, or one, for super admins. */
export async function EditView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const id = String(props.params?.segments?.[1] ?? '')
  const isAllowed = Boolean(req.user?.isSuperAdmin)
  const badge = isAllowed && isId(id) ? await readBadge(req, id).catch(missing) : null
  if (isAllowed && !badge && id !== NEW) notFound()
  return (
    <OwnScreen {...props} path={adminBadgePath(id)} isAllowed={isAllowed}>
      <PlatformScreen title={badge?.name ?? form.create}>
        <BadgeForm key={badge?.id} badge={badge} site={env.publicUrl} />
      </PlatformScreen>
    </OwnScreen>
  )
}

function missing(error: unknown): null {
  if (isHttpError(error) && error.status === 404) return null
  throw error
}
