import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SitePlan } from '@/features/navigation/components/SitePlan'
import { pageMetadata, platformTitle, PLATFORM } from '@/site/metadata'

export const metadata: Metadata = pageMetadata({
  title: platformTitle('Plan du site'),
  description: 'Toutes les pages de Patte Blanche, rangées comme dans ses menus.',
  path: '/plan-du-site',
  siteName: PLATFORM,
})

// The address of the site is known when the server runs, not when it is built.
export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <PageFrame>
      <SitePlan />
    </PageFrame>
  )
}
