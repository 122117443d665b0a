import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { AccountCard } from '@/features/accounts/components/AccountCard'
import { ConfirmForm } from '@/features/accounts/components/ConfirmForm'
import styles from '@/features/accounts/components/SignIn.module.scss'
import { LINK_IS_OVER } from '@/features/accounts/sentences'
import { readConfirmation } from '@/features/accounts/verification/commands'
import { RESEND_PATH } from '@/features/accounts/verification/model'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { ButtonLink } from '@/ui/Button'

export const metadata: Metadata = {
  title: 'Confirmer mon adresse',
  robots: { index: false },
  // The address carries the link itself: no other site is told of it.
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ConfirmAddress({ searchParams }: Props) {
  const query = await searchParams
  const { jeton } = query
  const found = await readConfirmation(jeton)
  if (!found || typeof jeton !== 'string') {
    return (
      <AccountCard
        title="Confirmer mon adresse"
        lead={`${LINK_IS_OVER}. Il a déjà servi, ou il est trop ancien. Si votre adresse est confirmée, connectez-vous\u00a0; sinon, demandez un autre lien.`}
      >
        <div className={styles.actions}>
          <ButtonLink href="/auth/connexion">Se connecter</ButtonLink>
          <ButtonLink href={RESEND_PATH} look="outline">
            Recevoir un autre lien
          </ButtonLink>
        </div>
      </AccountCard>
    )
  }
  const jar = await cookies()
  const cookieOf = (name: string) => jar.get(name)?.value
  const { errors, problem } = returnedForm(query, cookieOf, TOO_MANY_TRIES)
  const lead = found.isNew
    ? 'Écrivez votre mot de passe\u00a0: votre compte portera cette adresse, et plus l’ancienne.'
    : 'Plus qu’une étape\u00a0: écrivez votre mot de passe, et votre compte est prêt.'
  return (
    <AccountCard title="Confirmer mon adresse" lead={lead}>
      <ConfirmForm token={jeton} email={found.email} errors={errors} problem={problem} />
      <a className={styles.aside} href="/auth/mot-de-passe-oublie">
        Mot de passe oublié&nbsp;?
      </a>
    </AccountCard>
  )
}
