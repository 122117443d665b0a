import { LineIcon } from '@/ui/LineIcon'

import type { NavigationIconName } from '../model'
import { HEART, PERSON } from './own-icons'

/** Lines of 2 on a square of 24, in the colour of the words beside them. */
const DRAWINGS: Record<NavigationIconName, string> = {
  paw: 'M12 12.5c2.6 0 4.8 2.7 4.8 4.9 0 1.6-1.3 2.2-2.6 1.9a10 10 0 0 0-4.4 0c-1.3.3-2.6-.3-2.6-1.9 0-2.2 2.2-4.9 4.8-4.9ZM5.5 10.2v1.6M9.6 5.5v2M14.4 5.5v2M18.5 10.2v1.6',
  house:
    'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M12 17.2c-1.6-1-2.6-2-2.6-3.2a1.4 1.4 0 0 1 2.6-.7 1.4 1.4 0 0 1 2.6.7c0 1.2-1 2.2-2.6 3.2Z',
  join: 'M4 5h16v14H4ZM4 9h16M12 11.5v5M9.5 14h5',
  steps: 'M5 6h.01M5 12h.01M5 18h.01M9.5 6H20M9.5 12H20M9.5 18H16',
  person: PERSON,
  hands:
    'M12 9.5c-1.9-1.3-3.2-2.5-3.2-4a1.8 1.8 0 0 1 3.2-1 1.8 1.8 0 0 1 3.2 1c0 1.5-1.3 2.7-3.2 4ZM3.5 14.5 7 12.8h4a1.6 1.6 0 0 1 0 3.2H9M3.5 20l3-1.5h6c2.5 0 5-2.5 8-5.5-1-1.5-2.5-1.2-4 0l-2 1.7',
  lost: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20M10.5 13v.01M8.9 9a1.7 1.7 0 1 1 2.5 1.5c-.6.3-.9.6-.9 1.1',
  found: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20M7.8 10.6l2 2 3.5-3.8',
  abuse: 'M12 4.5 3.5 19.5h17L12 4.5ZM12 10v4.5M12 17v.01',
  campaign: 'M4 10v4h3l8 4.5v-13L7 10H4ZM18 9.5a3.5 3.5 0 0 1 0 5M7.5 14.5 9 20',
  volunteer:
    'M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19c.5-3 2.6-4.8 5.5-4.8S13.5 16 14 19M17 13.5c-1.9-1.2-3-2.3-3-3.6a1.6 1.6 0 0 1 3-.8 1.6 1.6 0 0 1 3 .8c0 1.3-1.1 2.4-3 3.6Z',
  about: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.8v.01',
  walk: 'M6.5 20c-2-2-3-3.7-3-5.3a3 3 0 0 1 6 0c0 1.6-1 3.3-3 5.3ZM17.5 11c-2-2-3-3.7-3-5.2a3 3 0 0 1 6 0c0 1.5-1 3.2-3 5.2ZM6.5 20h9a3 3 0 0 0 0-6h-2a3 3 0 0 1 0-3h4',
  care: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5V4Z',
  emergency: 'M3 12.5h4l2.2-6 4.2 12 2.6-8 1.3 2H21',
  address:
    'M12 21c-4.3-4.3-6.5-7.7-6.5-10.7a6.5 6.5 0 0 1 13 0c0 3-2.2 6.4-6.5 10.7ZM12 13a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 12 13Z',
  trainer: 'M4 9.5h9.5a5 5 0 1 1-4.7 6.7L4 13.5v-4ZM13.5 14.5v.01M12 6.5V4M16 7l1.5-2M8 7 6.5 5',
  heart: HEART,
}

type Props = {
  name: NavigationIconName
  /** Pixels of each side. */
  size?: number
}

/** A drawing of the frame; the words beside it say the same. */
export function NavigationIcon({ name, size }: Props) {
  return (
    <LineIcon size={size}>
      <path d={DRAWINGS[name]} />
    </LineIcon>
  )
}
