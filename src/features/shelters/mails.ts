import type { PayloadRequest } from 'payload'

import type { Invited } from '@/features/accounts/invite/commands'
import { notify, superAdmins, teamWith } from '@/features/notifications/commands'
import type { Shelter } from '@/payload-types'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'
import { ofOrganisation } from '@/platform/french.model'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { JOIN_PATH } from './join/model'
import { SHELTER_TYPE_LABELS } from './model'

/** Messages about requests to one address in a day: the form is no way to write to strangers. */
const perAddress = createLimiter({ name: 'join-mail', points: 3, seconds: 24 * 3600 })

/** Who hears of a request and of what became of it. */
const applicantOf = ({ contactEmail, email }: Shelter): string => contactEmail || email

const siteOf = ({ slug }: Shelter): string => `${env.publicUrl}/shelter/${slug}`

/** To the applicant: the request is here. Says nothing that a stranger could make it say. */
export async function tellReceived(req: PayloadRequest, shelter: Shelter): Promise<void> {
  const to = applicantOf(shelter)
  if ((await perAddress.take(to.toLowerCase())) > 0) return
  await sendMail(req, {
    to,
    subject: 'Votre demande est arrivée',
    content: {
      title: 'Votre demande est arrivée',
      paragraphs: [
        'Bonjour, nous avons bien reçu une demande pour rejoindre Patte Blanche.',
        'Une personne de l’équipe la lit, et vous répond par e-mail. Rien n’est publié avant.',
      ],
      facts: [{ label: 'Refuge', value: shelter.name }],
      notes: [
        'Vous n’avez rien demandé ? Ignorez ce message : sans suite de votre part, rien ne se passe.',
      ],
    },
  })
}

/** To every super admin: somebody waits for an answer. */
export async function tellReviewers(req: PayloadRequest, shelter: Shelter): Promise<void> {
  const { name, shelterType, location, contactName, joinReason } = shelter
  await notify(req, {
    type: 'GENERAL_INFO',
    to: await superAdmins(req),
    subject: `Nouvelle demande : ${name}`,
    content: {
      title: 'Un refuge demande à nous rejoindre',
      paragraphs: [],
      facts: [
        { label: 'Refuge', value: name },
        { label: 'Type', value: shelterType ? SHELTER_TYPE_LABELS[shelterType] : '' },
        { label: 'Ville', value: `${location.postalCode} ${location.city}` },
        { label: 'Contact', value: contactName ?? '' },
      ],
      quote: joinReason ?? '',
      button: {
        label: 'Étudier la demande',
        href: `${env.publicUrl}/super-admin/shelters/${shelter.id}`,
      },
    },
  })
}

/** To the first administrator: the site is open, and how to get in. */
export async function tellApproved(
  req: PayloadRequest,
  shelter: Shelter,
  { user, link }: Invited,
): Promise<void> {
  const way = link
    ? 'Choisissez d’abord votre mot de passe : vous entrerez ensuite dans l’administration de votre refuge.'
    : 'Connectez-vous avec votre compte habituel pour entrer dans son administration.'
  await notify(req, {
    type: 'SHELTER_APPROVED',
    to: [{ userId: user.id, name: user.name, email: user.email }],
    subject: `${shelter.name} est sur Patte Blanche`,
    // The link is a secret of the e-mail alone.
    actionUrl: `/shelter/${shelter.slug}/admin`,
    content: {
      title: `Bienvenue, ${user.name}`,
      paragraphs: [`${shelter.name} est accepté, et vous en êtes l’administrateur.`, way],
      facts: [{ label: 'Votre site', value: siteOf(shelter) }],
      button: link
        ? { label: 'Choisir mon mot de passe', href: link }
        : { label: 'Entrer', href: `${siteOf(shelter)}/admin` },
      notes: link
        ? [
            'Ce lien sert une fois, pendant une semaine. Ensuite, demandez-en un autre :',
            `${env.publicUrl}/auth/mot-de-passe-oublie`,
          ]
        : [],
    },
  })
}

/** To the applicant: no, and why. */
export async function tellRejected(
  req: PayloadRequest,
  shelter: Shelter,
  reason: string,
): Promise<void> {
  await notify(req, {
    type: 'SHELTER_REJECTED',
    to: [{ email: applicantOf(shelter) }],
    subject: 'Votre demande n’a pas été acceptée',
    actionUrl: JOIN_PATH,
    content: {
      title: 'Votre demande n’a pas été acceptée',
      paragraphs: [
        `Bonjour, nous avons étudié la demande ${ofOrganisation(shelter.name)}. Voici pourquoi c’est non :`,
      ],
      quote: reason,
      notes: [
        'Vous pouvez corriger cela et envoyer une nouvelle demande :',
        env.publicUrl + JOIN_PATH,
      ],
    },
  })
}

/** To the shelter: its site is closed, and why. */
export async function tellSuspended(
  req: PayloadRequest,
  shelter: Shelter,
  reason: string,
): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    to: [{ email: applicantOf(shelter) }],
    subject: `${shelter.name} est suspendu`,
    content: {
      title: 'Votre site n’est plus public',
      paragraphs: [
        `Bonjour, ${shelter.name} est suspendu. Votre équipe garde son travail et son accès.`,
        'La raison :',
      ],
      quote: reason,
    },
  })
}

/** To the shelter: its site is open again. */
export async function tellReinstated(req: PayloadRequest, shelter: Shelter): Promise<void> {
  await notify(req, {
    type: 'GENERAL_INFO',
    to: [{ email: applicantOf(shelter) }],
    subject: `${shelter.name} est de nouveau public`,
    content: {
      title: 'Votre site est de nouveau public',
      paragraphs: [`Bonjour, la suspension ${ofOrganisation(shelter.name)} est levée.`],
      button: { label: 'Voir le site', href: siteOf(shelter) },
    },
  })
}

/** To the administrators of the shelter: the platform checked who they are. */
export async function tellVerified(req: PayloadRequest, shelter: Shelter): Promise<void> {
  await notify(req, {
    type: 'SHELTER_VERIFIED',
    to: await teamWith(req, shelter.id, 'manageUsers'),
    subject: `${shelter.name} est vérifié`,
    shelter,
    isToTeam: true,
    content: {
      title: 'Votre refuge est vérifié',
      paragraphs: [
        `Bonjour, l’équipe de Patte Blanche a vérifié ${shelter.name}.`,
        'Le signe «\u00a0Vérifié\u00a0» est maintenant montré aux visiteurs, en tête de votre site.',
      ],
      button: { label: 'Voir le site', href: siteOf(shelter) },
    },
  })
}
