import { defineDesk } from '@/ui/AdminList/define-desk'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { countWaiting } from '../desk/list'
import { DESK_PATH } from '../desk/model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Bonnes adresses »: what is suggested, what is wrong, and all of them. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: ({ user }) => Boolean(user?.isSuperAdmin),
  countWaiting,
  waits: words.waiting,
})

export const DeskLink = desk.Link

export const DeskView = desk.view(() => (
  <PlatformScreen title={words.title}>
    <DeskScreen />
  </PlatformScreen>
))
