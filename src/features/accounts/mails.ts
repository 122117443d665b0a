import type { PayloadRequest } from 'payload'

import { sendMail } from '@/platform/email/send'

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

type ToInvited = { email: string; shelter: string; role: string; link: string }

/** To whoever is invited to a team, with an account or without. */
export async function tellInvited(
  req: PayloadRequest,
  { email, shelter, role, link }: ToInvited,
): Promise<void> {
  await sendMail(req, {
    to: email,
    subject: `Rejoindre l’équipe de ${shelter}`,
    content: {
      title: `Rejoindre l’équipe de ${shelter}`,
      paragraphs: [
        `Bonjour, l’équipe de ${shelter} vous invite à la rejoindre sur Patte Blanche, avec le rôle « ${role} ».`,
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
