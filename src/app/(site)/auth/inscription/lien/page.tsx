import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { AccountCard } from '@/features/accounts/components/AccountCard'
import { ResendForm } from '@/features/accounts/components/ResendForm'
import styles from '@/features/accounts/components/SignIn.module.scss'
import { LINK_IS_ON_ITS_WAY } from '@/features/accounts/sentences'
import { TOO_MANY_SIGN_UPS } from '@/features/accounts/sign-up/model'
import { returnedForm } from '@/platform/http/plain-form'

export const metadata: Metadata = { title: 'Recevoir le lien', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SendLinkAgain({ searchParams }: Props) {
  const query = await searchParams
  const jar = await cookies()
  const cookieOf = (name: string) => jar.get(name)?.value
  const { draft, errors, problem } = returnedForm(query, cookieOf, TOO_MANY_SIGN_UPS)
  return (
    <AccountCard
      title="Recevoir le lien"
      lead="Écrivez l’e-mail de votre compte&nbsp;: nous vous renvoyons le lien qui le confirme."
    >
      {query.envoye ? (
        <p className={styles.calm} role="status">
          {LINK_IS_ON_ITS_WAY}. Pensez à regarder dans les courriers indésirables.
        </p>
      ) : (
        <ResendForm
          email={typeof draft.email === 'string' ? draft.email : undefined}
          errors={errors}
          problem={problem}
        />
      )}
      <a className={styles.aside} href="/auth/connexion">
        Revenir à la connexion
      </a>
    </AccountCard>
  )
}
