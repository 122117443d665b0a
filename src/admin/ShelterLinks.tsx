'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import { can } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

/** What a team looks for by these words, and Payload keeps inside the sheet of the shelter. */
const SECTIONS = [
  { label: 'Horaires', section: 'horaires', needs: 'manageSettings' },
  { label: 'Couleurs du site', section: 'couleurs', needs: 'manageThemes' },
] as const

/** In the navigation: the parts of a shelter's settings, for whoever may change them. */
export function ShelterLinks() {
  const actor = useActor()
  const { config } = useConfig()
  const shelter = useShelterInHand()
  if (!shelter) return null
  return SECTIONS.filter(({ needs }) => can(actor, needs, shelter)).map(({ label, section }) => (
    <Link
      key={section}
      className="nav__link"
      href={`${config.routes.admin}/collections/shelters/${shelter}?section=${section}`}
      prefetch={false}
    >
      {label}
    </Link>
  ))
}
