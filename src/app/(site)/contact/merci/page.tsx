import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

export const dynamic = 'force-static'

export const metadata: Metadata = { title: 'Message envoyé', robots: { index: false } }

export default function Sent() {
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          trail={[{ label: 'Nous joindre', href: '/contact' }, { label: 'Message envoyé' }]}
          title="Merci, votre message est arrivé"
          lead="Une personne de l’équipe le lit et vous répond par e-mail. Un premier e-mail vous confirme son arrivée&nbsp;: s’il manque, regardez dans les courriers indésirables."
        />
        <div>
          <ButtonLink href="/">Revenir à l’accueil</ButtonLink>
        </div>
      </div>
    </PageFrame>
  )
}
