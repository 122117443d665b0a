import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { LostLink } from '@/ui/LostLink'

export const metadata: Metadata = { title: 'Lien incomplet', robots: { index: false } }

const CARDS = [
  {
    href: '/mes-dons',
    title: 'Recevoir un nouveau lien',
    text: 'Vos dons, vos reçus et vos parrainages, à l’adresse donnée avec votre don.',
  },
]

export default function LinkNotFound() {
  return (
    <PageFrame>
      <LostLink cards={CARDS} />
    </PageFrame>
  )
}
