import { ofName, thatName } from '@/platform/french.model'
import { longMomentIn } from '@/platform/time/model'

import type { Message, MessageTemplate } from './message'
import { readyAt, type RequestStatus } from './model'

/** What the sentences need to know. `meetingAt` and `deliveredAt` are ISO 8601. */
export type MessageFacts = {
  /** Of the applicant, as they gave it; empty for a message to several people. */
  name: string
  animal: string
  shelter: string
  meetingAt: string | null
  /** IANA name of the clocks of the shelter, on which every hour is told. */
  timezone: string
  meetingPlace: string | null
  deliveredAt: string | null
  /** The certificate was given by hand: it comes with no message. */
  isHandedOver?: boolean
  needsCertificate: boolean
}

/** The paragraphs of a letter between its greeting and its signature. */
export const letter = ({ name, shelter }: MessageFacts, ...paragraphs: string[]): string =>
  [name ? `Bonjour ${name},` : 'Bonjour,', ...paragraphs, `L’équipe, ${shelter}`].join('\n\n')

/** « samedi 21 novembre 2026 à 18:30 », and where. */
const meetingWords = ({ meetingAt, meetingPlace, timezone }: MessageFacts): string =>
  `${meetingAt ? longMomentIn(timezone, new Date(meetingAt)) : ''}${meetingPlace ? `, ${meetingPlace}` : ''}`

function meetingMessage(facts: MessageFacts): Message {
  const { animal } = facts
  const bring =
    'Venez avec toutes les personnes de la maison si vous le pouvez\u00a0: la rencontre dure environ trois quarts d’heure, et elle n’engage à rien.'
  return facts.meetingAt
    ? {
        subject: `Votre rencontre avec ${animal}`,
        text: letter(
          facts,
          `${animal} vous attend le ${meetingWords(facts)}.`,
          bring,
          'Un empêchement\u00a0? Choisissez un autre moment depuis votre page de suivi.',
        ),
      }
    : {
        subject: `Venez rencontrer ${animal}`,
        text: letter(
          facts,
          `Votre demande nous plaît\u00a0: venez faire la connaissance ${ofName(animal)}. Choisissez le moment qui vous convient sur votre page de suivi.`,
          bring,
        ),
      }
}

function certificateMessage(facts: MessageFacts): Message {
  const { animal, deliveredAt, isHandedOver, timezone } = facts
  const given = deliveredAt ? `, le ${longMomentIn(timezone, new Date(deliveredAt))}` : ''
  const opening = isHandedOver
    ? `Nous vous avons remis en main propre le certificat d’engagement et de connaissance${given}\u00a0:`
    : 'Voici le certificat d’engagement et de connaissance\u00a0:'
  const ready = deliveredAt ? ` (à partir du ${longMomentIn(timezone, readyAt(deliveredAt))})` : ''
  return {
    subject: `Le certificat d’engagement pour ${animal}`,
    text: letter(
      facts,
      `${opening} il dit ce dont ${animal} aura besoin, et ce que cela coûte. Prenez le temps de le lire.`,
      `La loi laisse sept jours entiers pour réfléchir\u00a0: ${animal} pourra vous rejoindre après ce délai${ready}, une fois le certificat signé${isHandedOver ? '' : ' sur votre page de suivi'}.`,
    ),
  }
}

/** The message that goes with a step, ready to be edited. */
export function messageFor(to: RequestStatus, facts: MessageFacts): Message | null {
  const { animal } = facts
  switch (to) {
    case 'PENDING':
      return null
    case 'IN_REVIEW':
      return {
        subject: `Votre demande pour ${animal} est à l’étude`,
        text: letter(
          facts,
          `Nous lisons votre demande pour ${animal} avec attention. Nous revenons vers vous très vite, par e-mail ou par téléphone.`,
        ),
      }
    case 'MEETING':
      return meetingMessage(facts)
    case 'APPROVED':
      return {
        subject: `Votre demande pour ${animal} est acceptée`,
        text: letter(
          facts,
          `Bonne nouvelle\u00a0: vous êtes la famille que nous souhaitons pour ${animal}.`,
          facts.needsCertificate
            ? 'Il reste une étape que la loi demande\u00a0: le certificat d’engagement, puis sept jours de réflexion. Nous vous l’envoyons très bientôt.'
            : 'Il reste à convenir ensemble du jour du départ.',
        ),
      }
    case 'CERTIFICATE':
      return certificateMessage(facts)
    case 'COMPLETED':
      return {
        subject: `Bienvenue à la maison, ${animal}\u00a0!`,
        text: letter(
          facts,
          `L’adoption ${ofName(animal)} est faite. Merci de lui ouvrir votre porte.`,
          'Les premiers jours demandent du calme et de la patience. Une question, un doute\u00a0? Répondez à ce message\u00a0: nous restons là.',
        ),
      }
    case 'REJECTED':
      return {
        subject: `Votre demande pour ${animal}`,
        text: letter(
          facts,
          `Merci d’avoir pensé à ${animal} et d’avoir pris le temps de nous écrire. Après réflexion, nous ne pouvons pas donner suite à votre demande pour cet animal.`,
          'Ce choix ne juge pas votre envie d’adopter\u00a0: il tient à ce dont cet animal a besoin. D’autres attendent une famille, et nous serions heureux d’en parler avec vous.',
        ),
      }
    case 'WITHDRAWN':
      return {
        subject: `Votre demande pour ${animal} est retirée`,
        text: letter(
          facts,
          `Votre demande pour ${animal} est close, comme vous le souhaitez. Vous pourrez revenir vers nous quand vous le voudrez.`,
        ),
      }
  }
}

/** To a family whose request closes because another one adopts the animal. */
export const otherFamilyMessage = (facts: MessageFacts): Message => ({
  subject: `${facts.animal} a trouvé sa famille`,
  text: letter(
    facts,
    `${facts.animal} vient de partir dans une autre famille. Votre demande est donc close.`,
    'Merci pour votre patience et votre confiance. D’autres animaux attendent au refuge\u00a0: nous serions heureux de vous revoir.',
  ),
})

/** To a family whose request closes because the animal is no longer to be adopted. */
export const animalLeftMessage = (facts: MessageFacts, hasDied: boolean): Message =>
  hasDied
    ? {
        subject: `Une triste nouvelle ${ofName(facts.animal)}`,
        text: letter(
          facts,
          `Nous avons la tristesse de vous apprendre ${thatName(facts.animal)} nous a quittés.`,
          'Nous savons que vous l’attendiez. Merci d’avoir voulu lui offrir une maison\u00a0; l’équipe pense à vous.',
        ),
      }
    : {
        subject: `${facts.animal} n’est plus à l’adoption`,
        text: letter(
          facts,
          `${facts.animal} n’est plus proposé à l’adoption. Votre demande est donc close, et nous en sommes désolés.`,
          'D’autres animaux attendent au refuge\u00a0: nous serions heureux d’en parler avec vous.',
        ),
      }

/** Messages that a team can send at any time. */
export function freeTemplates(facts: MessageFacts): MessageTemplate[] {
  const { animal } = facts
  return [
    {
      key: 'question',
      label: 'Poser une question',
      subject: `Une question sur votre demande pour ${animal}`,
      text: letter(
        facts,
        `Merci pour votre demande. Pour mieux vous connaître, nous aimerions vous demander ceci\u00a0:`,
        'Répondez simplement à ce message.',
      ),
    },
    {
      key: 'waiting',
      label: 'Dire que l’attente continue',
      subject: `Votre demande pour ${animal} avance`,
      text: letter(
        facts,
        `Nous n’oublions pas votre demande pour ${animal}. Il nous faut encore quelques jours\u00a0; merci de votre patience.`,
      ),
    },
    {
      key: 'documents',
      label: 'Demander un document',
      subject: `Un document pour votre demande`,
      text: letter(
        facts,
        'Pour avancer, il nous manque un document\u00a0: l’accord du propriétaire de votre logement, ou un justificatif de domicile. Vous pouvez l’envoyer en réponse à ce message.',
      ),
    },
    {
      key: 'reminder',
      label: 'Rappeler le certificat à signer',
      subject: `Le certificat ${ofName(animal)} attend votre signature`,
      text: letter(
        facts,
        `Le certificat d’engagement pour ${animal} n’est pas encore signé. Vous le trouverez sur votre page de suivi, où il se signe en une minute.`,
      ),
    },
  ]
}
