'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { idOf } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'
import buttons from '@/ui/admin-buttons.module.scss'

import { LeaveDialog } from './LeaveDialog'
import styles from './OwnTeams.module.scss'
import { words } from './words.fr'

/** In one's own form: the teams that one can leave, whatever one's role. */
export function OwnTeams() {
  const actor = useActor()
  const { id } = useDocumentInfo()
  const { options } = useTenantSelection()
  const [leaving, setLeaving] = useState<string | null>(null)
  const teams = (actor?.memberships ?? []).flatMap(({ shelter }) => idOf(shelter) ?? [])
  if (!id || actor?.id !== id || teams.length === 0) return null
  const nameOf = (team: string): string => {
    const label = options.find(({ value }) => String(value) === team)?.label
    return typeof label === 'string' ? label : ''
  }
  return (
    <div className={styles.teams}>
      <h3>{words.leaveHead}</h3>
      <p>{words.leaveHint}</p>
      {teams.map((team) => (
        <button key={team} type="button" className={buttons.plain} onClick={() => setLeaving(team)}>
          {words.leaveOf(nameOf(team))}
        </button>
      ))}
      {leaving && <LeaveDialog shelter={leaving} onClose={() => setLeaving(null)} />}
    </div>
  )
}
