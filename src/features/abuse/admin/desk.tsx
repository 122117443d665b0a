import { defineDesk } from '@/ui/AdminList/define-desk'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { readsReports } from '../access'
import { countUnread } from '../desk/count'
import { DESK_PATH } from '../model'
import { ReportsScreen } from './lazy'
import { words } from './words.fr'

/** « Maltraitances »: the reports that the person reads. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: readsReports,
  countWaiting: countUnread,
  waits: 'à lire',
})

export const DeskLink = desk.Link

export const DeskView = desk.view(({ user }) => (
  <PlatformScreen title={words.title}>
    <ReportsScreen isSuperAdmin={Boolean(user?.isSuperAdmin)} />
  </PlatformScreen>
))
