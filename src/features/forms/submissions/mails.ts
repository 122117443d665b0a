import type { PayloadRequest } from 'payload'

import { notify, teamOrShelter } from '@/features/notifications/commands'
import type { FormSubmission, Shelter } from '@/payload-types'
import { env } from '@/platform/env'
import { teamOf } from '@/platform/french.model'
import { createLimiter } from '@/platform/rate-limit/limiter'

import type { PublicForm } from '../queries'
import { sentWords } from '../thanks.model'

/** Messages to one address in a day: a form is no way to write to strangers. */
const perAddress = createLimiter({ name: 'form-mail', points: 8, seconds: 24 * 3600 })

export type Told = {
  submission: FormSubmission
  form: PublicForm
  shelter: Shelter
  animalName: string | null
  /** Where the sender follows what becomes of it. */
  trackingPath: string
}

/** To the sender: it arrived. Says nothing that a stranger could make it say to somebody else. */
export async function tellSender(req: PayloadRequest, told: Told): Promise<void> {
  const { submission, form, shelter, animalName, trackingPath } = told
  const email = submission.senderEmail
  if (!email || (await perAddress.take(email.trim().toLowerCase())) > 0) return
  const words = sentWords(form.ticketType)
  await notify(req, {
    type: 'FORM_SUBMITTED',
    to: [{ email }],
    subject: `Nous avons bien reçu ${words.what}\u00a0: ${form.title}`,
    shelter,
    content: {
      title: words.arrived,
      paragraphs: [
        `Bonjour, ${teamOf(shelter.name)} a bien reçu ${words.what}. ${words.received}`,
        ...(form.confirmation ? [form.confirmation] : []),
      ],
      facts: [
        { label: 'Formulaire', value: form.title },
        ...(animalName ? [{ label: 'Animal', value: animalName }] : []),
      ],
      button: { label: words.read, href: env.publicUrl + trackingPath },
      notes: [
        `Gardez cet e-mail\u00a0: le lien ouvre ${words.what} sans compte.`,
        'Vous n’avez rien envoyé\u00a0? Ignorez ce message, ou répondez-y pour le signaler au refuge.',
      ],
    },
    replyTo: shelter.contactEmail || shelter.email,
  })
}

/** To those who answer: there is something to read. The shelter itself when nobody is named. */
export async function tellTeam(req: PayloadRequest, told: Told): Promise<void> {
  const { submission, form, shelter, animalName } = told
  const permission = form.type === 'ADOPTION' ? 'manageAdoptions' : 'manageForms'
  const { senderName, senderEmail, senderPhone } = submission
  const facts = [
    { label: 'De', value: senderName ?? '' },
    { label: 'E-mail', value: senderEmail ?? '' },
    { label: 'Téléphone', value: senderPhone ?? '' },
    { label: 'Animal', value: animalName ?? '' },
  ].filter(({ value }) => value !== '')
  await notify(req, {
    type: 'FORM_SUBMITTED',
    to: await teamOrShelter(req, shelter.id, permission),
    subject: `Nouvelle réponse\u00a0: ${form.title}`,
    shelter,
    isToTeam: true,
    content: {
      title: `Nouvelle réponse à «\u00a0${form.title}\u00a0»`,
      paragraphs: [],
      facts,
      button: {
        label: 'Lire la réponse',
        href: `${env.publicUrl}/shelter/${shelter.id}/admin/answers/${submission.id}`,
      },
      notes: senderEmail ? ['Répondre à cet e-mail, c’est écrire à la personne.'] : [],
    },
    replyTo: senderEmail,
  })
}
