import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import { PREFERENCES_PATH } from '../preferences/model'
import styles from './StopPage.module.scss'

type Props = {
  /** What is stopped, in the middle of a sentence. */
  words: string
  /** It still comes. */
  isOn: boolean
  action: string
  isDone: boolean
}

/** One press on a button stops: programs that open every link of a message do not. */
export function StopPage({ words, isOn, action, isDone }: Props) {
  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: 'Désinscription' }]}
        title="Ne plus recevoir ces e-mails"
        lead={
          isOn
            ? `Vous recevez ${words}. Un bouton suffit pour arrêter.`
            : `Vous ne recevez plus ${words}.`
        }
      />
      {isOn ? (
        <ActionForm action={action} label="Me désinscrire" busyLabel="Désinscription…" />
      ) : (
        <Banner tone="success" role="status">
          {isDone ? 'C’est fait.' : 'C’était déjà fait.'}
        </Banner>
      )}
      <p>
        Ce qui touche vos demandes, vos dons et votre compte continue d’arriver&nbsp;: cela vous est
        dû.
      </p>
      <p>
        <ButtonLink look="outline" href={PREFERENCES_PATH}>
          Tout choisir
        </ButtonLink>
      </p>
    </div>
  )
}
