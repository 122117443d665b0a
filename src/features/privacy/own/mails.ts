import type { PayloadRequest } from 'payload'

import { greeting } from '@/features/accounts/model'
import type { User } from '@/payload-types'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'
import { longDay } from '@/platform/time/model'

import { DATA_PARTS, DELETION_DAYS, NOT_OWNERS, TRIED_AGAIN } from './model'

const button = () => ({
  label: 'Ouvrir mon compte',
  href: `${env.publicUrl}/account#${DATA_PARTS.deletion}`,
})

/** To the person: this is the day, and the way back. */
export async function tellAsked(req: PayloadRequest, user: User, due: Date): Promise<void> {
  await sendMail(req, {
    to: user.email,
    subject: `Votre compte sera effacé le ${longDay(due)}`,
    content: {
      title: 'Votre compte va être effacé',
      paragraphs: [
        `${greeting(user)}, vous avez demandé que votre compte Patte Blanche soit effacé. Ce sera fait le ${longDay(due)}.`,
        `Vous avez ${DELETION_DAYS} jours pour changer d’avis\u00a0: un bouton de votre compte suffit.`,
      ],
      button: button(),
      notes: [
        'Ce n’est pas vous\u00a0? Ouvrez votre compte, gardez-le, et choisissez un autre mot de passe.',
      ],
    },
  })
}

/** To the person: it could not be today, and why. */
export async function tellRefused(req: PayloadRequest, user: User, reason: string): Promise<void> {
  const title = 'Votre compte n’a pas pu être effacé'
  await sendMail(req, {
    to: user.email,
    subject: title,
    content: {
      title,
      paragraphs: [
        `${greeting(user)}, vous avez demandé que votre compte Patte Blanche soit effacé. Ce n’a pas pu être fait aujourd’hui.`,
        reason,
        TRIED_AGAIN,
      ],
      button: button(),
    },
  })
}

/** To the owner of an address that was confirmed after somebody had asked: the account stays. */
export async function tellDropped(req: PayloadRequest, user: User): Promise<void> {
  const title = 'Votre compte n’a pas été effacé'
  await sendMail(req, {
    to: user.email,
    subject: title,
    content: { title, paragraphs: [`${greeting(user)},`, NOT_OWNERS], button: button() },
  })
}
