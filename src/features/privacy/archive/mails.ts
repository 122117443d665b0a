import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'
import { longDay } from '@/platform/time/model'

import { DATA_PARTS } from '../own/model'
import { expiryOf, KEPT_DAYS } from './model'

type Person = Pick<User, 'name' | 'email'>

const page = (): string => `${env.publicUrl}/account#${DATA_PARTS.copy}`

/** The archive is ready: the message leads to the page of the account, never to the file. */
export async function tellReady(
  req: PayloadRequest,
  { name, email }: Person,
  ready: Date,
): Promise<void> {
  await sendMail(req, {
    to: email,
    subject: 'La copie de vos données est prête',
    content: {
      title: 'La copie de vos données est prête',
      paragraphs: [
        `Bonjour ${name}, la copie de vos données que vous avez demandée est prête. Elle contient aussi vos fichiers.`,
        `Téléchargez-la depuis votre compte avant le ${longDay(expiryOf(ready))}\u00a0: elle est gardée ${KEPT_DAYS} jours, puis effacée.`,
      ],
      button: { label: 'Ouvrir mon compte', href: page() },
      notes: ['Ce n’est pas vous\u00a0? Ouvrez votre compte et choisissez un autre mot de passe.'],
    },
  })
}

/** The archive could not be made. */
export async function tellFailed(req: PayloadRequest, { name, email }: Person): Promise<void> {
  await sendMail(req, {
    to: email,
    subject: 'La copie de vos données n’a pas pu être faite',
    content: {
      title: 'La copie de vos données n’a pas pu être faite',
      paragraphs: [
        `Bonjour ${name}, la copie de vos données que vous avez demandée n’a pas pu être faite. Rien n’est perdu\u00a0: demandez-la de nouveau depuis votre compte.`,
      ],
      button: { label: 'Ouvrir mon compte', href: page() },
    },
  })
}
