import type { Payload, Where } from 'payload'

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

/** What was announced, and what will be. @returns how many rows */
export async function addAnnouncements(payload: Payload): Promise<number> {
  const one = async (collection: 'users' | 'shelters', where: Where) =>
    (await payload.find({ collection, ...asProgram, limit: 1, where })).docs[0]?.id
  const admin = await one('users', { email: { equals: 'admin@exemple.fr' } })
  const platform = await one('users', { email: { equals: 'superadmin@exemple.fr' } })
  const shelter = await one('shelters', { slug: { equals: 'refuge-des-quatre-vents' } })
  const at = (hours: number) => new Date(today().getTime() + hours * 3_600_000).toISOString()
  const rows = [
    {
      title: 'Le suivi des familles change de place',
      message: 'Les visites et les contrats sont maintenant dans «\u00a0Adoptions\u00a0».',
      kind: 'SYSTEM_UPDATE',
      audience: 'TEAMS',
      author: platform,
      isPlatform: true,
      status: 'SENT',
      sendAt: at(-120),
      sentAt: at(-120),
      told: 14,
    },
    {
      title: 'Réunion des bénévoles',
      message: 'Jeudi à 18 heures au refuge. On prépare les visites du week-end.',
      kind: 'GENERAL_INFO',
      audience: 'SHELTER',
      author: admin,
      shelter,
      status: 'SENT',
      sendAt: at(-30),
      sentAt: at(-30),
      told: 4,
    },
    {
      title: 'Collecte annuelle',
      message: 'Inscrivez-vous pour tenir le stand\u00a0: une heure suffit.',
      kind: 'SYSTEM_ANNOUNCEMENT',
      audience: 'SHELTER',
      author: admin,
      shelter,
      status: 'CANCELLED',
      sendAt: at(240),
    },
  ] as const
  for (const [index, row] of rows.entries())
    await payload.create({
      collection: 'announcements',
      ...asProgram,
      data: { ...row, idempotencyKey: `demonstration-announcement-${index}` },
    })
  return rows.length
}
