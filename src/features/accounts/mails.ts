import type { PayloadRequest } from 'payload'

import { notify } from '@/features/notifications/commands'
import type { Shelter } from '@/payload-types'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'
import { ofOrganisation } from '@/platform/french.model'

/** To the person whose password is forgotten: the link to choose another. */
export async function tellForgotten(
  req: PayloadRequest,
  email: string,
  link: string,
): Promise<void> {
  await sendMail(req, {
    to: email,
    subject: 'Choisir un nouveau mot de passe',
    content: {
      title: 'Choisir un nouveau mot de passe',
      paragraphs: ['Bonjour, vous avez demandé un lien pour choisir un nouveau mot de passe.'],
      button: { label: 'Choisir mon mot de passe', href: link },
      notes: [
        'Ce lien sert une fois, pendant une heure.',
        'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe ne change pas.',
      ],
    },
  })
}

type ToInvited = {
  email: string
  shelter: Pick<Shelter, 'id' | 'name'>
  role: string
  link: string
}

/** To whoever is invited to a team, with an account or without. */
export async function tellInvited(
  req: PayloadRequest,
  { email, shelter, role, link }: ToInvited,
): Promise<void> {
  await notify(req, {
    type: 'TEAM_INVITATION',
    to: [{ email }],
    subject: `Rejoindre l’équipe ${ofOrganisation(shelter.name)}`,
    shelter: shelter.id,
    // The link is a secret of the e-mail alone.
    actionUrl: null,
    content: {
      title: `Rejoindre l’équipe ${ofOrganisation(shelter.name)}`,
      paragraphs: [
        `Bonjour, l’équipe ${ofOrganisation(shelter.name)} vous invite à la rejoindre sur Patte Blanche, avec le rôle « ${role} ».`,
      ],
      button: { label: 'Accepter l’invitation', href: link },
      notes: [
        'Ce lien sert une fois, pendant une semaine.',
        'Vous n’attendiez rien ? Ignorez ce message : rien ne change pour vous.',
      ],
    },
  })
}

/** To the address that an account had until now. */
export async function tellMoved(req: PayloadRequest, before: string): Promise<void> {
  await sendMail(req, {
    to: before,
    subject: 'L’adresse e-mail de votre compte a changé',
    content: {
      title: 'L’adresse e-mail de votre compte a changé',
      paragraphs: [
        'Bonjour, votre compte Patte Blanche porte maintenant une autre adresse e-mail. Vous ne vous connectez plus avec celle-ci.',
      ],
      notes: [
        'Ce n’est pas vous\u00a0? Écrivez tout de suite à l’équipe de votre refuge, ou à Patte Blanche.',
      ],
    },
  })
}

/** To the address that a super admin gave an account: its owner reads it there from now on. */
export async function tellMovedHere(req: PayloadRequest, after: string): Promise<void> {
  await sendMail(req, {
    to: after,
    subject: 'Votre compte porte maintenant cette adresse',
    content: {
      title: 'Votre compte porte maintenant cette adresse',
      paragraphs: [
        'Bonjour, l’équipe de Patte Blanche a changé l’adresse e-mail de votre compte. Connectez-vous désormais avec celle-ci\u00a0; le mot de passe reste le même.',
      ],
      notes: ['Ce n’est pas vous\u00a0? Écrivez à Patte Blanche, et ignorez ce message.'],
    },
  })
}

/** To the owner of an account whose password was changed, whatever the entrance. */
export async function tellNewPassword(req: PayloadRequest, email: string): Promise<void> {
  await sendMail(req, {
    to: email,
    subject: 'Votre mot de passe a changé',
    content: {
      title: 'Votre mot de passe a changé',
      paragraphs: [
        'Bonjour, un nouveau mot de passe vient d’être enregistré pour votre compte Patte Blanche. Vos autres appareils sont déconnectés.',
        'C’est vous\u00a0? Vous n’avez rien à faire.',
      ],
      button: {
        label: 'Choisir un autre mot de passe',
        href: `${env.publicUrl}/auth/mot-de-passe-oublie`,
      },
      notes: [
        'Ce n’est pas vous\u00a0? Choisissez tout de suite un autre mot de passe avec ce bouton, puis écrivez à l’équipe de votre refuge ou à Patte Blanche.',
      ],
    },
  })
}
