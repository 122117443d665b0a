'use client'

import { useSession } from '@/ui/api/use-session'
import { ActionForm } from '@/ui/ActionForm'
import { QuietFold } from '@/ui/QuietFold'

import { withdrawSeenApi } from '../../model'

/** Super admins take away what is no sighting. */
export function SightingTool({ id, about }: { id: string; about: string }) {
  const user = useSession()
  if (!user?.isSuperAdmin) return null
  return (
    <QuietFold summary="Retirer ce passage">
      <p>Il disparaît de la page, avec sa photo, sans retour.</p>
      <ActionForm
        action={withdrawSeenApi(id)}
        label="Retirer"
        busyLabel="Un instant…"
        look="destructive"
        about={about}
      />
    </QuietFold>
  )
}
