import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { defineDesk } from '@/ui/AdminList/define-desk'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { countWaiting } from '../desk/list'
import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Le mur »: what was flagged, hidden or removed; for a team, what concerns its animals. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: (req) => canSomewhere(actorOf(req), 'manageNews'),
  countWaiting,
  waits: words.waiting,
})

export const DeskLink = desk.Link

export const DeskView = desk.view(({ user }) => (
  <PlatformScreen title={words.title}>
    <DeskScreen isPlatform={Boolean(user?.isSuperAdmin)} />
  </PlatformScreen>
))
