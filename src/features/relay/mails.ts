import type { PayloadRequest } from 'payload'

import { notify, superAdmins, type Recipient } from '@/features/notifications/commands'
import { env } from '@/platform/env'
import { ofName } from '@/platform/french.model'

import { answerAddress, confirmLink, sidePath } from './links'
import { otherSide, REPORTS_PATH, WARNINGS, type Side } from './model'
import { isErased, shownName, type Person, type Thread } from './rows'

const recipientOf = (person: Person): Recipient[] =>
  isErased(person) ? [] : [{ email: person.email, name: person.name, userId: person.userId }]

const about = ({ topic }: Thread): string => `Au sujet de «\u00a0${topic.title}\u00a0».`

const HIDDEN = 'Votre adresse e-mail reste cachée\u00a0: seul votre prénom est montré.'

const buttonFor = (thread: Thread, side: Side, label: string) => ({
  label,
  href: env.publicUrl + sidePath(side, thread.id),
})

/** How an answer is given: by mail where mail comes in, by the page always. */
const howToAnswer = (address: string | null): string =>
  address
    ? 'Répondez à cet e-mail ou par la page\u00a0: votre réponse passe par nous, sans votre adresse.'
    : 'Répondez par la page\u00a0: une réponse à cet e-mail ne serait pas transmise.'

type Sent = {
  text: string
  hasPhoto: boolean
  /** The first message that this side gets. */
  isFirst: boolean
}

/** To the other side: what was written. */
export async function tellMessage(
  req: PayloadRequest,
  thread: Thread,
  writer: Side,
  { text, hasPhoto, isFirst }: Sent,
): Promise<void> {
  const reader = otherSide(writer)
  const name = shownName(thread.people[writer])
  const person = thread.people[reader]
  const replyTo = answerAddress(person.mailKey)
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: recipientOf(person),
    subject: `${name} vous écrit\u00a0: ${thread.topic.title}`,
    replyTo,
    group: `relay:${thread.id}`,
    content: {
      title: `Message ${ofName(name)}`,
      paragraphs: [
        about(thread),
        ...(isFirst ? WARNINGS : []),
        ...(hasPhoto ? ['Une photo est jointe\u00a0: elle se voit sur la page.'] : []),
      ],
      quote: text,
      button: buttonFor(thread, reader, 'Lire et répondre'),
      notes: [
        howToAnswer(replyTo),
        ...(isFirst
          ? [
              HIDDEN,
              'Sur la page, vous pouvez signaler cette personne ou ne plus recevoir ces messages.',
            ]
          : []),
      ],
    },
  })
}

/** To who began: it left, and where the answer will be. */
export async function tellSent(req: PayloadRequest, thread: Thread): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    to: recipientOf(thread.people.from),
    subject: `Votre message est parti\u00a0: ${thread.topic.title}`,
    content: {
      title: 'Votre message est parti',
      paragraphs: [about(thread), 'Vous recevez un e-mail à chaque réponse.', ...WARNINGS],
      button: buttonFor(thread, 'from', 'Voir la conversation'),
      notes: [HIDDEN, 'Ce lien est le vôtre\u00a0: ne le transmettez à personne.'],
    },
  })
}

/** To who is said to have written: says nothing that a stranger could make it say. */
export async function tellWaiting(
  req: PayloadRequest,
  thread: Thread,
  message: string,
): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    to: [{ email: thread.people.from.email }],
    subject: 'Votre message attend\u00a0: confirmez votre adresse',
    content: {
      title: 'Un dernier pas pour envoyer votre message',
      paragraphs: [about(thread), 'Relisez votre message, puis envoyez-le.'],
      button: { label: 'Relire et envoyer', href: confirmLink(message) },
      notes: [
        'Le lien vaut 7\u00a0jours.',
        'Vous n’avez rien écrit\u00a0? Ignorez ce message\u00a0: rien n’est envoyé.',
      ],
    },
  })
}

/** To the other side: who wrote does so no more. Neutral words, whatever the reason. */
export async function tellStopped(
  req: PayloadRequest,
  thread: Thread,
  stopped: Side,
): Promise<void> {
  const reader = otherSide(stopped)
  await notify(req, {
    type: 'GENERAL_INFO',
    to: recipientOf(thread.people[reader]),
    subject: `La conversation est terminée\u00a0: ${thread.topic.title}`,
    content: {
      title: 'La conversation est terminée',
      paragraphs: [
        about(thread),
        `${shownName(thread.people[stopped])} ne reçoit plus de messages à ce sujet.`,
      ],
      button: buttonFor(thread, reader, 'Relire la conversation'),
    },
  })
}

/** To a side: what the conversation was about is over. */
export async function tellOver(
  req: PayloadRequest,
  thread: Thread,
  side: Side,
  why: string,
): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    to: recipientOf(thread.people[side]),
    subject: `La conversation est terminée\u00a0: ${thread.topic.title}`,
    content: {
      title: 'La conversation est terminée',
      paragraphs: [about(thread), why],
      button: buttonFor(thread, side, 'Relire la conversation'),
      notes: ['La conversation est effacée dans 30\u00a0jours.'],
    },
  })
}

/** To the platform: somebody reported somebody. Neither name nor words travel by mail. */
export async function tellReport(req: PayloadRequest, thread: Thread): Promise<void> {
  await notify(req, {
    type: 'EMERGENCY_ALERT',
    to: await superAdmins(req),
    subject: `Une conversation est signalée\u00a0: ${thread.topic.title}`,
    content: {
      title: 'Une conversation est signalée',
      paragraphs: [about(thread), 'Elle est fermée en attendant votre décision.'],
      button: {
        label: 'Lire et décider',
        href: `${env.publicUrl}${REPORTS_PATH}?fil=${thread.id}`,
      },
    },
  })
}

/** What became of a reported conversation: it goes on, is as it was before, or is closed. */
export type Reviewed = 'OPEN' | 'AS_BEFORE' | 'CLOSED'

const REVIEWED: Readonly<Record<Reviewed, string>> = {
  OPEN: 'Nous n’avons rien trouvé de dangereux\u00a0: la conversation est rouverte. Vous pouvez toujours l’arrêter.',
  AS_BEFORE:
    'Nous n’avons rien trouvé de dangereux\u00a0: la conversation reste arrêtée, comme avant le signalement.',
  CLOSED: 'Merci\u00a0: la conversation est close, cette personne ne peut plus vous y écrire.',
}

/** To who reported: what the platform decided. */
export async function tellReviewed(
  req: PayloadRequest,
  thread: Thread,
  reporter: Side,
  outcome: Reviewed,
): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    to: recipientOf(thread.people[reporter]),
    subject: 'Votre signalement a été lu',
    content: {
      title: 'Votre signalement a été lu',
      paragraphs: [about(thread), REVIEWED[outcome]],
      button: buttonFor(thread, reporter, 'Voir la conversation'),
    },
  })
}

/**
 * To whoever wrote to a conversation from an address that has no part in it. Says nothing of the
 * conversation, nor of an address: anybody may have written, under any name.
 */
export async function tellUnknownSender(req: PayloadRequest, email: string): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    to: [{ email }],
    subject: 'Votre message n’est pas parti',
    content: {
      title: 'Votre message n’est pas parti',
      paragraphs: [
        'Nous avons reçu un e-mail, envoyé en votre nom, pour une conversation, d’une adresse que cette conversation ne connaît pas. Nous ne l’avons transmis à personne.',
        'Répondez de l’adresse à laquelle vous recevez nos messages, ou sur la page dont ils donnent le lien.',
      ],
      notes: ['Vous n’avez rien écrit\u00a0? Ignorez ce message\u00a0: rien n’a été transmis.'],
    },
  })
}

/** To who answered by mail: it did not leave, and why. */
export async function tellNotSent(
  req: PayloadRequest,
  thread: Thread,
  side: Side,
  why: string,
): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    to: recipientOf(thread.people[side]),
    subject: `Votre réponse n’est pas partie\u00a0: ${thread.topic.title}`,
    content: {
      title: 'Votre réponse n’est pas partie',
      paragraphs: [about(thread), `${why}.`],
      button: buttonFor(thread, side, 'Voir la conversation'),
    },
  })
}
