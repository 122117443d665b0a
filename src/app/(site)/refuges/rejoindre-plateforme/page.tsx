import { PageFrame } from '@/features/navigation/components/PageFrame'
import { JoinPage } from '@/features/shelters/components/join/JoinPage'
import { JOIN_PATH } from '@/features/shelters/join/model'
import { pageMetadata } from '@/site/metadata'

// The address of the site is known when the server runs, not when it is built.
export const dynamic = 'force-dynamic'

export const metadata = pageMetadata({
  title: 'Rejoindre la plateforme · Patte Blanche',
  description:
    'Refuges, associations, fourrières\u00a0: demandez votre site et vos outils d’adoption.',
  path: JOIN_PATH,
  siteName: 'Patte Blanche',
})

export default function Join() {
  return (
    <PageFrame>
      <JoinPage />
    </PageFrame>
  )
}
