import type { Metadata } from 'next'

import { QuickExit } from '@/features/abuse/components/QuickExit'
import { ReportPart } from '@/features/abuse/components/ReportPart'
import styles from '@/features/abuse/components/ReportPage.module.scss'
import { Advice, Urgent } from '@/features/abuse/components/Urgent'
import { ABUSE_PATH } from '@/features/abuse/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { pageMetadata, PLATFORM } from '@/site/metadata'
import { PageBanner } from '@/ui/PageBanner'
import { randomKey } from '@/ui/random-key'

// The address of the site is known when the server runs, not when it is built.
export const dynamic = 'force-dynamic'

// Its title is that by which people find it; everything that follows has a neutral one.
export const metadata: Metadata = pageMetadata({
  title: `Signaler une maltraitance · ${PLATFORM}`,
  description:
    'Un animal battu, abandonné, privé de soins\u00a0: le 3677, le 17 en urgence, et un signalement, anonyme si vous le voulez.',
  path: ABUSE_PATH,
  siteName: PLATFORM,
})

/** Who to call, what to do, and the form. */
export default function AbusePage() {
  return (
    <PageFrame>
      <QuickExit />
      <div className={styles.page}>
        <div className={styles.short}>
          <PageBanner
            variant="form"
            origin={env.publicUrl}
            trail={[{ label: 'Agir', href: '/agir' }, { label: 'Signaler une maltraitance' }]}
            title="Signaler une maltraitance"
            lead="Vous avez vu un animal maltraité&nbsp;? Appelez d’abord&nbsp;: personne ne lit ce formulaire à la minute."
          />
          <Urgent />
        </div>
        <Advice />
        <ReportPart saveKey={randomKey()} />
      </div>
    </PageFrame>
  )
}
