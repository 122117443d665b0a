import { env } from '@/platform/env'
import type { Facts } from '@/ui/facts.model'

import { PLATFORM } from './metadata'

const ORGANISATION = `${env.publicUrl}/#organisation`

/** The platform where something else is described: its home page says the rest. */
export const platformNamed: Facts = {
  '@type': 'Organization',
  '@id': ORGANISATION,
  name: PLATFORM,
  url: env.publicUrl,
}

/** The platform as schema.org describes one: who it is, and how its site is called. */
export const platformFacts = (): Facts[] => [
  { ...platformNamed, logo: `${env.publicUrl}/icons/icon-512.png` },
  {
    '@type': 'WebSite',
    name: PLATFORM,
    url: env.publicUrl,
    inLanguage: 'fr',
    publisher: { '@id': ORGANISATION },
  },
]
