import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { defineDesk } from '@/ui/AdminList/define-desk'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { countWaiting } from '../desk/list'
import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Promenades »: what waits for those who moderate walks. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: (req) => canSomewhere(actorOf(req), 'editContent'),
  countWaiting,
  waits: words.waiting,
})

export const DeskLink = desk.Link

export const DeskView = desk.view(() => (
  <PlatformScreen title={words.title}>
    <DeskScreen />
  </PlatformScreen>
))
