import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { LostLink } from '@/ui/LostLink'

export const metadata: Metadata = { title: 'Lien incomplet', robots: { index: false } }

export default function MessageNotFound() {
  return (
    <PageFrame>
      <LostLink cards={[]} />
    </PageFrame>
  )
}
