import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { defineDesk } from '@/ui/AdminList/define-desk'

import { countWaiting } from '../desk/lists'
import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Bénévolat »: missions, offers, the week and the volunteers of the shelter in hand. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: (req) => canSomewhere(actorOf(req), 'manageForms'),
  countWaiting,
  waits: words.waiting,
})

export const DeskLink = desk.Link

export const DeskView = desk.view(() => <DeskScreen />)
