import type { Payload } from 'payload'

import type { NotificationType } from '@/features/notifications/model'

import { asProgram, today } from './load'

type NoticeSeed = {
  to: string
  type: NotificationType
  title: string
  message: string
  actionUrl: string
  hoursAgo: number
  isRead?: boolean
}

/** What the accounts of the demonstration were told lately. */
const NOTICES: readonly NoticeSeed[] = [
  {
    to: 'adoptant@exemple.fr',
    type: 'APPOINTMENT_CONFIRMED',
    title: 'Votre visite est confirmée',
    message: 'Le refuge vous attend\u00a0: le jour et l’heure sont dans votre demande.',
    actionUrl: '/mes-demandes',
    hoursAgo: 3,
  },
  {
    to: 'adoptant@exemple.fr',
    type: 'MESSAGE_RECEIVED',
    title: 'Le refuge vous a répondu',
    message: 'Une réponse à votre question sur les promenades du samedi.',
    actionUrl: '/support',
    hoursAgo: 26,
    isRead: true,
  },
  {
    to: 'adoptant@exemple.fr',
    type: 'WELCOME_SIGNUP',
    title: 'Bienvenue, Louis Marchal',
    message: 'Votre adresse est confirmée et votre compte est ouvert.',
    actionUrl: '/account',
    hoursAgo: 400,
    isRead: true,
  },
  {
    to: 'admin@exemple.fr',
    type: 'DONATION_RECEIVED',
    title: 'Un don est arrivé',
    message: 'Merci aux donateurs\u00a0: le détail est dans l’administration.',
    actionUrl: '/shelter/refuge-des-quatre-vents/admin',
    hoursAgo: 5,
  },
  {
    to: 'admin@exemple.fr',
    type: 'ADOPTION_REQUEST',
    title: 'Une nouvelle demande d’adoption',
    message: 'Une famille attend une première réponse.',
    actionUrl: '/shelter/refuge-des-quatre-vents/admin/adoptions',
    hoursAgo: 20,
  },
  {
    to: 'moderateur@exemple.fr',
    type: 'ADOPTION_REQUEST',
    title: 'Une nouvelle demande d’adoption',
    message: 'Une famille attend une première réponse.',
    actionUrl: '/shelter/refuge-des-quatre-vents/admin/adoptions',
    hoursAgo: 20,
  },
]

/** Writes what the accounts of the demonstration were told. @returns how many rows */
export async function addNotices(payload: Payload): Promise<number> {
  for (const { to, hoursAgo, isRead, ...told } of NOTICES) {
    const { docs } = await payload.find({
      collection: 'users',
      ...asProgram,
      limit: 1,
      where: { email: { equals: to } },
    })
    const at = new Date(today().getTime() - hoursAgo * 3_600_000).toISOString()
    await payload.create({
      collection: 'notifications',
      ...asProgram,
      data: { ...told, user: docs[0]?.id, createdAt: at, readAt: isRead ? at : null },
    })
  }
  return NOTICES.length
}
