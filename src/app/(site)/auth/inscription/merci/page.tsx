import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { AccountCard } from '@/features/accounts/components/AccountCard'
import { ResendForm } from '@/features/accounts/components/ResendForm'
import styles from '@/features/accounts/components/SignIn.module.scss'
import { UNCONFIRMED_GOES } from '@/features/accounts/sign-up/model'
import { TYPED_COOKIE } from '@/features/accounts/without-script'

export const metadata: Metadata = { title: 'Regardez vos e-mails', robots: { index: false } }

export default async function SignedUp() {
  const email = (await cookies()).get(TYPED_COOKIE)?.value ?? ''
  return (
    <AccountCard title="Regardez vos e-mails">
      <p className={styles.calm} role="status">
        Nous venons d’écrire {email ? <strong>à {email}</strong> : 'à votre adresse'}. Ouvrez le
        lien de ce message dans les vingt-quatre heures&nbsp;: votre compte est alors prêt.{' '}
        {UNCONFIRMED_GOES}
      </p>
      <p className={styles.lead}>
        Rien n’arrive&nbsp;? Regardez dans les courriers indésirables, puis renvoyez le lien.
      </p>
      <ResendForm email={email} />
      <div className={styles.actions}>
        <a className={styles.aside} href="/auth/connexion">
          Se connecter
        </a>
        <a className={styles.aside} href="/animaux">
          Voir les animaux
        </a>
      </div>
    </AccountCard>
  )
}
