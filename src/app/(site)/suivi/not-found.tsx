import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { LostLink } from '@/ui/LostLink'

export const metadata: Metadata = { title: 'Lien incomplet', robots: { index: false } }

const CARDS = [
  {
    href: '/mes-demandes',
    title: 'Mes demandes',
    text: 'Avec un compte, toutes vos demandes sont ici.',
  },
  {
    href: '/refuges',
    title: 'Les refuges',
    text: 'Le refuge à qui vous avez écrit retrouve votre demande.',
  },
]

export default function LinkNotFound() {
  return (
    <PageFrame>
      <LostLink cards={CARDS} />
    </PageFrame>
  )
}
