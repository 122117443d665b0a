import { adminScreen } from '@/platform/admin-screen'

import { DESK_PATH, RECIPIENTS_PATH } from './model'

/** The screens of the desk in the admin, under its own address. */
export const abuseScreens = {
  abuseReports: adminScreen('@/features/abuse/admin/desk#DeskView', DESK_PATH, 'Maltraitances'),
  abuseReport: adminScreen(
    '@/features/abuse/admin/ReportView#ReportView',
    `${DESK_PATH}/:id`,
    'Maltraitance',
  ),
  abuseRecipients: adminScreen(
    '@/features/abuse/admin/RecipientsView#RecipientsView',
    RECIPIENTS_PATH,
    'Destinataires des signalements',
  ),
}
