import type { PayloadRequest } from 'payload'

import { notify } from '@/features/notifications/commands'
import type { User } from '@/payload-types'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'

import { greeting } from '../model'
import { UNCONFIRMED_GOES } from '../sign-up/model'

type Person = Pick<User, 'id' | 'name' | 'email' | 'emailVerified' | 'signedUpAt'>

/** To whoever opened an account: the link that confirms the address. */
export async function tellConfirm(
  req: PayloadRequest,
  { email, signedUpAt }: Person,
  link: string,
): Promise<void> {
  await sendMail(req, {
    to: email,
    subject: 'Confirmez votre adresse e-mail',
    content: {
      title: 'Confirmez votre adresse e-mail',
      paragraphs: [
        // No name: who typed it may be a stranger to whom this is sent.
        'Bonjour, il ne reste qu’une étape pour ouvrir votre compte Patte Blanche\u00a0: confirmer que cette adresse est la vôtre.',
      ],
      button: { label: 'Confirmer mon adresse', href: link },
      notes: [
        'Ce lien sert une fois, pendant vingt-quatre heures. Votre mot de passe vous sera demandé.',
        'Vous n’avez ouvert aucun compte\u00a0? Ignorez ce message\u00a0: sans ce mot de passe, personne ne confirme votre adresse.',
        ...(signedUpAt ? [UNCONFIRMED_GOES] : []),
      ],
    },
  })
}

/** To the new address of an account: the link that makes it the account's. */
export async function tellConfirmNew(
  req: PayloadRequest,
  email: string,
  link: string,
): Promise<void> {
  await sendMail(req, {
    to: email,
    subject: 'Confirmez votre nouvelle adresse e-mail',
    content: {
      title: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: [
        'Bonjour, vous avez demandé que votre compte Patte Blanche porte cette adresse. Il garde l’ancienne jusqu’à ce que vous confirmiez celle-ci.',
      ],
      button: { label: 'Confirmer cette adresse', href: link },
      notes: [
        'Ce lien sert une fois, pendant vingt-quatre heures. Votre mot de passe vous sera demandé.',
        'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: rien ne change.',
      ],
    },
  })
}

/** To the owner of an account whose address somebody wrote for another one. */
export async function tellHasAccount(req: PayloadRequest, person: Person): Promise<void> {
  await sendMail(req, {
    to: person.email,
    subject: 'Vous avez déjà un compte',
    content: {
      title: 'Vous avez déjà un compte',
      paragraphs: [
        `${greeting(person)}, quelqu’un vient d’écrire votre adresse pour un compte Patte Blanche. Elle en a déjà un, et rien n’a changé.`,
        'C’était vous\u00a0? Connectez-vous, ou choisissez un autre mot de passe si vous l’avez oublié.',
      ],
      button: { label: 'Se connecter', href: `${env.publicUrl}/auth/connexion` },
      notes: [
        `Mot de passe oublié\u00a0: ${env.publicUrl}/auth/mot-de-passe-oublie`,
        'Ce n’était pas vous\u00a0? Vous n’avez rien à faire.',
      ],
    },
  })
}

/** To whoever confirmed their address: what the account is for. */
export async function tellWelcome(req: PayloadRequest, { id, name, email }: Person): Promise<void> {
  await notify(req, {
    type: 'WELCOME_SIGNUP',
    to: [{ email, name, userId: id }],
    subject: 'Bienvenue sur Patte Blanche',
    content: {
      title: `Bienvenue, ${name}`,
      paragraphs: [
        'Votre adresse est confirmée et votre compte est ouvert.',
        'Les demandes d’adoption, les dons et les messages envoyés avec cette adresse s’y retrouvent\u00a0: vous suivez tout au même endroit.',
      ],
      button: { label: 'Voir mon compte', href: `${env.publicUrl}/account` },
    },
  })
}
