import type { Metadata } from 'next'

import { CHOICE_PATH, LIST_PATHS, newReportPath } from '@/features/lost-found/model'
import { countReports } from '@/features/lost-found/queries'
import { reportCount } from '@/features/lost-found/wording.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import styles from '@/site/page.module.scss'
import { pageMetadata, PLATFORM } from '@/site/metadata'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

// Its figures are those of the lists; nothing of it is known when the site is built.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = pageMetadata({
  title: `Signaler un animal perdu ou trouvé · ${PLATFORM}`,
  description:
    'Perdu ou trouvé\u00a0: un avis en une minute, comparé aussitôt avec tous les autres.',
  path: CHOICE_PATH,
  siteName: PLATFORM,
})

/** The way to both kinds of reports. */
export default async function Page() {
  const { lost, found } = await countReports()
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="page"
          origin={env.publicUrl}
          trail={[{ label: 'Perdu ou trouvé' }]}
          title="Signaler un animal perdu ou trouvé"
          lead="Un avis en une minute, sans compte. Nous le comparons aussitôt avec tous les autres, et avec les animaux arrivés dans les refuges."
        />
        <ul className={styles.choice}>
          <li className={styles.choiceCard}>
            <h2>Mon animal a disparu</h2>
            <p>Publiez un avis, puis suivez les démarches dans l’ordre.</p>
            <div className={styles.choiceLinks}>
              <ButtonLink href={newReportPath('LOST')}>J’ai perdu mon animal</ButtonLink>
              <ButtonLink href={LIST_PATHS.FOUND} look="outline">
                {found > 0 ? `Voir ${reportCount('FOUND', found)}` : 'Les animaux trouvés'}
              </ButtonLink>
            </div>
          </li>
          <li className={styles.choiceCard}>
            <h2>J’ai vu ou recueilli un animal</h2>
            <p>Quelqu’un le cherche peut-être à deux rues de là.</p>
            <div className={styles.choiceLinks}>
              <ButtonLink href={newReportPath('FOUND')}>J’ai trouvé un animal</ButtonLink>
              <ButtonLink href={LIST_PATHS.LOST} look="outline">
                {lost > 0 ? `Voir ${reportCount('LOST', lost)}` : 'Les animaux perdus'}
              </ButtonLink>
            </div>
          </li>
          <li className={styles.choiceCard}>
            <h2>Il est blessé</h2>
            <p>Les premiers gestes en attendant le vétérinaire, et comment le joindre la nuit.</p>
            <div className={styles.choiceLinks}>
              <ButtonLink href="/guide/soins" look="outline">
                Soins d’urgence
              </ButtonLink>
            </div>
          </li>
        </ul>
      </div>
    </PageFrame>
  )
}
