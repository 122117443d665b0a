'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import { WIDGET_SCREEN } from '@/features/widget/screens'
import { can, type Permission } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

type Part = { label: string; needs: Permission } & ({ section: string } | { path: string })

/** What a team looks for by these words: parts of the sheet of the shelter, and a screen of ours. */
const PARTS: readonly Part[] = [
  { label: 'Horaires', section: 'horaires', needs: 'manageSettings' },
  { label: 'Couleurs du site', section: 'couleurs', needs: 'manageThemes' },
  { label: 'Sur un autre site', path: WIDGET_SCREEN, needs: 'manageSettings' },
]

/** In the navigation: the parts of a shelter's settings, for whoever may change them. */
export function ShelterLinks() {
  const actor = useActor()
  const { config } = useConfig()
  const shelter = useShelterInHand()
  if (!shelter) return null
  return PARTS.filter(({ needs }) => can(actor, needs, shelter)).map((part) => (
    <Link
      key={part.label}
      className="nav__link"
      href={
        'path' in part
          ? part.path
          : `${config.routes.admin}/collections/shelters/${shelter}?section=${part.section}`
      }
      prefetch={false}
    >
      {part.label}
    </Link>
  ))
}
