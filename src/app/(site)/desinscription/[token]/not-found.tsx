import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { LostLink } from '@/ui/LostLink'

export const metadata: Metadata = { title: 'Lien incomplet', robots: { index: false } }

const CARDS = [
  {
    href: '/mes-dons',
    title: 'Mes dons',
    text: 'La page de vos dons, de vos reçus et de vos parrainages.',
  },
]

export default function LinkNotFound() {
  return (
    <PageFrame>
      <LostLink cards={CARDS} />
    </PageFrame>
  )
}
