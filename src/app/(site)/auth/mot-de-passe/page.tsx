import type { Metadata } from 'next'

import { AccountCard } from '@/features/accounts/components/AccountCard'
import { ChoosePasswordForm, LinkIsOver } from '@/features/accounts/components/ChoosePasswordForm'
import { chosenPath, problemOf } from '@/features/accounts/passwords/without-script'
import { PASSWORD_RULE } from '@/features/accounts/sentences'

export const metadata: Metadata = {
  title: 'Choisir un mot de passe',
  robots: { index: false },
  // The address carries the link itself: no other site is told of it.
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ChoosePassword({ searchParams }: Props) {
  const { jeton, erreur, attente } = await searchParams
  const problem = problemOf(erreur, attente, {
    champ: 'Choisissez au moins 12 caractères, ou une phrase de 4 mots peu courante',
  })
  const isOver = typeof jeton !== 'string' || Boolean(problem?.isOver)
  return (
    <AccountCard
      title="Choisir un mot de passe"
      lead="Vous vous connecterez ensuite avec votre e-mail et ce mot de passe."
    >
      {isOver ? (
        <LinkIsOver />
      ) : (
        <ChoosePasswordForm
          token={jeton}
          rule={PASSWORD_RULE}
          next={chosenPath()}
          problem={problem}
        />
      )}
    </AccountCard>
  )
}
