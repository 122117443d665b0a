import { defineDesk } from '@/ui/AdminList/define-desk'

import { REPORTS_PATH } from '../model'
import { countWaiting } from '../reports'

/** « Conversations signalées »: in the menu of super admins; the list itself is a page of the site. */
export const ReportsLink = defineDesk({
  title: 'Conversations signalées',
  path: REPORTS_PATH,
  isAllowed: ({ user }) => Boolean(user?.isSuperAdmin),
  countWaiting,
  waits: 'à décider',
}).Link
