import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { AlreadySignedIn } from '@/features/accounts/components/AlreadySignedIn'
import styles from '@/features/accounts/components/SignIn.module.scss'
import { SignInForm } from '@/features/accounts/components/SignInForm'
import { safeSuite } from '@/features/accounts/suite'
import { outcomeOf, TYPED_COOKIE } from '@/features/accounts/without-script'

export const metadata: Metadata = { title: 'Se connecter', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SignIn({ searchParams }: Props) {
  const { suite: asked, erreur, attente } = await searchParams
  const suite = safeSuite(asked)
  const email = (await cookies()).get(TYPED_COOKIE)?.value ?? ''
  return (
    <main id="contenu" className={styles.page}>
      <div className={styles.card}>
        <div>
          <a className={styles.brand} href="/">
            Patte Blanche
          </a>
          <h1>Se connecter</h1>
        </div>
        <p className={styles.lead}>
          Équipes des refuges, bénévoles et adoptants : une seule porte.
        </p>
        <AlreadySignedIn suite={suite} />
        <SignInForm suite={suite} outcome={outcomeOf(erreur, attente)} email={email} />
      </div>
    </main>
  )
}
