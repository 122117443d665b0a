import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { AccountCard } from '@/features/accounts/components/AccountCard'
import { AlreadySignedIn } from '@/features/accounts/components/AlreadySignedIn'
import styles from '@/features/accounts/components/SignIn.module.scss'
import { SignUpForm } from '@/features/accounts/components/SignUpForm'
import { TOO_MANY_SIGN_UPS } from '@/features/accounts/sign-up/model'
import { safeSuite, signInPath } from '@/features/accounts/suite'
import { returnedForm } from '@/platform/http/plain-form'

export const metadata: Metadata = { title: 'Créer un compte', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SignUp({ searchParams }: Props) {
  const query = await searchParams
  const jar = await cookies()
  const returned = returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY_SIGN_UPS)
  const suite = safeSuite(returned.draft.suite ?? query.suite)
  return (
    <AccountCard
      title="Créer un compte"
      lead="Gratuit et facultatif&nbsp;: vous suivez vos demandes d’adoption, vos dons et vos messages au même endroit."
    >
      <AlreadySignedIn suite={suite} />
      <SignUpForm suite={suite} {...returned} />
      <p className={styles.lead}>
        Déjà un compte&nbsp;? <a href={signInPath(suite)}>Se connecter</a>
      </p>
      <div className={styles.actions}>
        <a className={styles.aside} href="/inscription">
          À quoi sert un compte
        </a>
        <a className={styles.aside} href="/">
          Retour à l’accueil
        </a>
      </div>
    </AccountCard>
  )
}
