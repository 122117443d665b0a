import type { ReactNode } from 'react'

import { longDay } from '@/platform/time/model'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'

import { PARTS } from '../../own/model'
import type { OwnSession } from '../../own/sessions'
import { ResendForm } from '../ResendForm'
import styles from './Account.module.scss'
import { EmailForm, IdentityForm, PasswordForm, type FormState } from './forms'
import { OwnTeams, type OwnTeam } from './OwnTeams'
import { Section } from './Section'
import { Sessions } from './Sessions'

type Props = {
  person: {
    name: string
    email: string
    phone: string
    postalCode: string
    city: string
    isVerified: boolean
    isMember: boolean
    /** When the account goes if its address is not confirmed, ISO 8601; null when it stays. */
    goesOn: string | null
  }
  sessions: readonly OwnSession[]
  teams: readonly OwnTeam[]
  /** Each form as it came back, without JavaScript. */
  forms: Readonly<Record<keyof typeof PARTS, FormState>>
  /** The address has just been confirmed. */
  isConfirmed: boolean
  /** What else may be done with it. */
  children?: ReactNode
}

/** One's own account: what may be changed of it. */
export function OwnAccount(props: Props) {
  const { person, sessions, teams, forms, isConfirmed, children } = props
  const { email, isVerified, isMember, goesOn, ...values } = person
  return (
    <div className={styles.account}>
      <div className={styles.parts}>
        {isConfirmed && (
          <Banner tone="success" role="status">
            Votre adresse est confirmée. Bienvenue&nbsp;!
          </Banner>
        )}
        {!isVerified && (
          <section className={styles.unverified} aria-labelledby="a-confirmer">
            <h2 id="a-confirmer">Confirmez votre adresse</h2>
            <p>
              Un message est parti à <strong>{email}</strong>. Ouvrez son lien&nbsp;: vos demandes
              et vos dons faits avec cette adresse se retrouvent alors ici.
              {goesOn &&
                ` Sans confirmation, ce compte sera effacé le ${longDay(new Date(goesOn))}.`}
            </p>
            <ResendForm email={email} isKnown />
          </section>
        )}
        <Section id={PARTS.identity} title="Vos coordonnées">
          <p className={styles.soft}>
            Elles remplissent vos formulaires d’avance.{' '}
            {isMember
              ? 'Les administrateurs de vos équipes voient aussi votre nom, votre e-mail et votre téléphone.'
              : 'Personne d’autre ne les voit.'}
          </p>
          <IdentityForm values={values} needsCity={isMember} {...forms.identity} />
        </Section>
        <Section id={PARTS.email} title="Adresse e-mail">
          <p>
            Vous vous connectez avec <strong>{email}</strong>.
          </p>
          <EmailForm {...forms.email} />
        </Section>
        <Section id={PARTS.password} title="Mot de passe">
          <PasswordForm email={email} {...forms.password} />
        </Section>
        {(teams.length > 0 || forms.teams.done) && (
          <Section id={PARTS.teams} title="Vos équipes">
            <OwnTeams teams={teams} {...forms.teams} />
          </Section>
        )}
        <Section id="prevenir" title="Être prévenu">
          <p>Choisissez ce que la cloche et les e-mails vous annoncent.</p>
          <p>
            <ButtonLink look="outline" href="/account/notifications">
              Choisir
            </ButtonLink>
          </p>
        </Section>
        <Section id={PARTS.sessions} title="Appareils connectés">
          <Sessions
            sessions={sessions}
            done={forms.sessions.done}
            failure={Object.values(forms.sessions.errors)[0]}
          />
        </Section>
        {children}
      </div>
    </div>
  )
}
