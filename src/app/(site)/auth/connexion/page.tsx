import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { AccountCard } from '@/features/accounts/components/AccountCard'
import { AlreadySignedIn } from '@/features/accounts/components/AlreadySignedIn'
import styles from '@/features/accounts/components/SignIn.module.scss'
import { SignInForm } from '@/features/accounts/components/SignInForm'
import { safeSuite, signUpPath } from '@/features/accounts/suite'
import { outcomeOf, TYPED_COOKIE } from '@/features/accounts/without-script'

export const metadata: Metadata = { title: 'Se connecter', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SignIn({ searchParams }: Props) {
  const { suite: asked, erreur, attente, fait } = await searchParams
  const suite = safeSuite(asked)
  const email = (await cookies()).get(TYPED_COOKIE)?.value ?? ''
  return (
    <AccountCard title="Se connecter">
      {fait === 'mot-de-passe' && (
        <p className={styles.calm} role="status">
          Votre mot de passe est enregistré. Connectez-vous avec lui.
        </p>
      )}
      <AlreadySignedIn suite={suite} />
      <SignInForm suite={suite} outcome={outcomeOf(erreur, attente)} email={email} />
      <p className={styles.lead}>
        Pas encore de compte&nbsp;? <a href={signUpPath(suite)}>Créer un compte</a>
      </p>
      <div className={styles.actions}>
        <a className={styles.aside} href="/animaux">
          Voir les animaux
        </a>
        <a className={styles.aside} href="/">
          Retour à l’accueil
        </a>
      </div>
    </AccountCard>
  )
}
