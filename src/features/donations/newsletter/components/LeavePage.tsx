import { ofOrganisation, toOrganisation } from '@/platform/french.model'
import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import type { Newsletter } from '../queries'
import styles from './LeavePage.module.scss'

type Props = { newsletter: Newsletter; action: string; isDone: boolean }

/** One press on a button withdraws: programs that open every link of a message do not. */
export function LeavePage({ newsletter: { name, slug, isOn }, action, isDone }: Props) {
  const news = name ? `les nouvelles ${ofOrganisation(name)}` : 'ces nouvelles'
  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: 'Désinscription' }]}
        title="Ne plus recevoir de nouvelles"
        lead={
          isOn
            ? `Vous avez demandé ${news} par e-mail. Un bouton suffit pour arrêter.`
            : `Cette adresse ne reçoit plus ${news}.`
        }
      />
      {isOn ? (
        <ActionForm action={action} label="Me désinscrire" busyLabel="Désinscription…" />
      ) : (
        <Banner tone="success" role="status">
          {isDone
            ? 'C’est fait\u00a0: votre inscription est retirée.'
            : 'Votre inscription est déjà retirée.'}
        </Banner>
      )}
      <p>
        Les messages sur vos dons, vos parrainages et vos reçus fiscaux continuent d’arriver&nbsp;:
        ils vous sont dus.
      </p>
      {!isOn && (
        <p>
          <ButtonLink look="outline" href={slug ? `/shelter/${slug}` : '/'}>
            {slug && name ? `Retour ${toOrganisation(name)}` : 'Revenir à l’accueil'}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
