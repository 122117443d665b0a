import type { Metadata } from 'next'

import { AcceptInvitationForm } from '@/features/accounts/components/AcceptInvitationForm'
import { AccountCard } from '@/features/accounts/components/AccountCard'
import { readOffer } from '@/features/accounts/invite/accept'
import { invitationProblem } from '@/features/accounts/invite/without-script'
import { LINK_IS_OVER, PASSWORD_RULE } from '@/features/accounts/sentences'
import { theTeamOf } from '@/platform/french.model'
import { ButtonLink } from '@/ui/Button'

export const metadata: Metadata = {
  title: 'Rejoindre une équipe',
  robots: { index: false },
  // The address carries the link itself: no other site is told of it.
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function JoinTeam({ searchParams }: Props) {
  const { jeton, erreur, attente } = await searchParams
  const offer = await readOffer(jeton)
  if (!offer || typeof jeton !== 'string') {
    return (
      <AccountCard
        title="Rejoindre une équipe"
        lead={`${LINK_IS_OVER}. Il a déjà servi, il est trop ancien, ou l’invitation a été annulée. Demandez-en une autre à la personne qui vous a invité.`}
      >
        <ButtonLink href="/">Accueil</ButtonLink>
      </AccountCard>
    )
  }
  const { shelter, role, email, hasAccount } = offer
  return (
    <AccountCard
      title="Rejoindre une équipe"
      lead={`${theTeamOf(shelter)} vous invite à la rejoindre, avec le rôle «\u00a0${role}\u00a0». ${
        hasAccount
          ? `Vous vous connecterez ensuite avec votre compte ${email}.`
          : 'Choisissez votre nom et un mot de passe\u00a0: votre compte est alors ouvert.'
      }`}
    >
      <AcceptInvitationForm
        token={jeton}
        email={email}
        rule={PASSWORD_RULE}
        hasAccount={hasAccount}
        problem={invitationProblem(erreur, attente)}
      />
    </AccountCard>
  )
}
