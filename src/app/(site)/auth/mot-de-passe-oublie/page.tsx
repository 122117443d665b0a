import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { AccountCard } from '@/features/accounts/components/AccountCard'
import { ForgottenForm } from '@/features/accounts/components/ForgottenForm'
import styles from '@/features/accounts/components/SignIn.module.scss'
import { problemOf } from '@/features/accounts/passwords/without-script'
import { LINK_IS_ON_ITS_WAY } from '@/features/accounts/sentences'
import { TYPED_COOKIE } from '@/features/accounts/without-script'

export const metadata: Metadata = { title: 'Mot de passe oublié', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Forgotten({ searchParams }: Props) {
  const { erreur, attente, envoye } = await searchParams
  const email = (await cookies()).get(TYPED_COOKIE)?.value ?? ''
  const problem = problemOf(erreur, attente, { champ: 'Écrivez une adresse e-mail valide' })
  return (
    <AccountCard
      title="Mot de passe oublié ?"
      lead="Écrivez l’e-mail de votre compte : nous vous envoyons un lien pour en choisir un autre."
    >
      {envoye ? (
        <p className={styles.calm} role="status">
          {LINK_IS_ON_ITS_WAY}. Le lien qu’il contient sert une fois, pendant une heure. Pensez à
          regarder dans les courriers indésirables.
        </p>
      ) : (
        <ForgottenForm problem={problem} email={email} />
      )}
      <a className={styles.aside} href="/auth/connexion">
        Revenir à la connexion
      </a>
    </AccountCard>
  )
}
