import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { defineDesk } from '@/ui/AdminList/define-desk'

import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Collectes »: what shelters collect money for, and what they received. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: (req) => canSomewhere(actorOf(req), 'editContent'),
})

export const DeskLink = desk.Link

export const DeskView = desk.view(() => <DeskScreen />)
