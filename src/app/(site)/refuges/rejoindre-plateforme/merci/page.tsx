import type { Metadata } from 'next'

import styles from '@/features/shelters/components/join/Join.module.scss'
import { NextSteps } from '@/features/shelters/components/join/NextSteps'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'
import { PageFrame } from '@/features/navigation/components/PageFrame'

export const dynamic = 'force-static'

export const metadata: Metadata = {
  title: 'Demande envoyée',
  robots: { index: false },
}

export default function Joined() {
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          trail={[
            { label: 'Refuges', href: '/refuges' },
            { label: 'Rejoindre la plateforme', href: '/refuges/rejoindre-plateforme' },
            { label: 'Demande envoyée' },
          ]}
          title="Merci, votre demande est arrivée"
          lead="Un e-mail vous le confirme. S’il n’arrive pas dans l’heure, regardez dans les courriers indésirables."
        />
        <div className={styles.thanks}>
          <NextSteps title="Ce qui se passe maintenant" />
          <div>
            <ButtonLink href="/">Revenir à l’accueil</ButtonLink>
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
