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
