import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SitePlan } from '@/features/navigation/components/SitePlan'

export const metadata: Metadata = {
  title: 'Plan du site',
  description: 'Toutes les pages de Patte Blanche, rangées comme dans ses menus.',
  alternates: { canonical: '/plan-du-site' },
}

// The same for a whole version of the program: made once, while it is built.
export const dynamic = 'force-static'

export default function Page() {
  return (
    <PageFrame>
      <SitePlan />
    </PageFrame>
  )
}
