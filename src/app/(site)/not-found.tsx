import type { Metadata } from 'next'

import { NotFoundCards } from '@/ui/NotFoundCards'
import { PageFrame } from '@/features/navigation/components/PageFrame'

export const metadata: Metadata = { title: 'Page 404', robots: { index: false } }

export default function NotFound() {
  return (
    <PageFrame>
      <NotFoundCards />
    </PageFrame>
  )
}
