import type { PayloadRequest } from 'payload'

import { notify, type Recipient } from '@/features/notifications/commands'
import type { Shelter } from '@/payload-types'
import { ROLE_LABELS, roleGives, type Role } from '@/platform/access/model'
import { env } from '@/platform/env'
import { ofOrganisation } from '@/platform/french.model'

import { ROLE_HINTS } from './model'

type Team = Pick<Shelter, 'id' | 'name' | 'slug'>

/** To somebody whose role in a team was changed by another person. */
export async function tellNewRole(
  req: PayloadRequest,
  person: Recipient,
  { shelter, from, to }: { shelter: Team; from: Role; to: Role },
): Promise<void> {
  const subject = `Votre rôle dans l’équipe ${ofOrganisation(shelter.name)} a changé`
  await notify(req, {
    type: 'TEAM_ROLE_CHANGED',
    to: [person],
    subject,
    shelter: shelter.id,
    content: {
      title: subject,
      paragraphs: [
        `Bonjour, votre rôle était «\u00a0${ROLE_LABELS[from]}\u00a0»\u00a0; il est maintenant «\u00a0${ROLE_LABELS[to]}\u00a0».`,
        ROLE_HINTS[to],
      ],
      ...(roleGives(to, 'viewAdmin') && {
        button: {
          label: 'Ouvrir l’administration',
          href: `${env.publicUrl}/shelter/${shelter.slug}/admin`,
        },
      }),
      notes: ['Une question\u00a0? Parlez-en à l’équipe de votre refuge.'],
    },
  })
}

/** To somebody whom another person took off a team. */
export async function tellRemoved(
  req: PayloadRequest,
  person: Recipient,
  shelter: Team,
): Promise<void> {
  const subject = `Vous ne faites plus partie de l’équipe ${ofOrganisation(shelter.name)}`
  await notify(req, {
    type: 'TEAM_ROLE_CHANGED',
    to: [person],
    subject,
    shelter: shelter.id,
    content: {
      title: subject,
      paragraphs: [
        'Bonjour, vous avez été retiré de cette équipe sur Patte Blanche\u00a0: vous n’entrez plus dans son administration.',
        'Votre compte reste le même.',
      ],
      notes: ['C’est une erreur\u00a0? Parlez-en à l’équipe du refuge.'],
    },
  })
}
