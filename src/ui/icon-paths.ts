import { ALERT } from './paths/alert'
import { BELL } from './paths/bell'
import { CAMERA } from './paths/camera'
import { CHECK } from './paths/check'
import { CHECK_CIRCLE } from './paths/check-circle'
import { CHEVRON_DOWN } from './paths/chevron-down'
import { CHEVRON_LEFT } from './paths/chevron-left'
import { CHEVRON_RIGHT } from './paths/chevron-right'
import { CLOSE } from './paths/close'
import { FILTER } from './paths/filter'
import { HEART } from './paths/heart'
import { INFO } from './paths/info'
import { LOCATE } from './paths/locate'
import { MAIL } from './paths/mail'
import { PAUSE } from './paths/pause'
import { PLAY } from './paths/play'
import { PRINT } from './paths/print'
import { SEARCH } from './paths/search'
import { SHARE } from './paths/share'

/** Drawn on a square of 24, with a line of 2; a list holds several strokes. */
export const ICON_PATHS = {
  alert: ALERT,
  'arrow-left': ['M19 12H5', 'm11 6-6 6 6 6'],
  'arrow-right': ['M5 12h14', 'm13 6 6 6-6 6'],
  bell: BELL,
  calendar: [
    'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
    'M4 10h16M8 3v4M16 3v4',
  ],
  camera: CAMERA,
  check: CHECK,
  'check-circle': CHECK_CIRCLE,
  'chevron-down': CHEVRON_DOWN,
  'chevron-left': CHEVRON_LEFT,
  'chevron-right': CHEVRON_RIGHT,
  'chevron-up': ['m6 14.5 6-6 6 6'],
  clock: ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z', 'M12 7v5l3.5 2'],
  close: CLOSE,
  copy: ['M9 9h10v11H9z', 'M15 9V4H5v11h4'],
  download: ['M12 4v11', 'm7 10.5 5 5 5-5', 'M5 20h14'],
  edit: ['M4 20h4L19.5 8.5l-4-4L4 16v4Z', 'm13 7 4 4'],
  external: ['M13 5h6v6', 'M19 5l-8 8', 'M17 14v5H5V7h5'],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  ],
  filter: FILTER,
  grid: ['M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'],
  heart: HEART,
  home: ['m3.5 11.5 8.5-7.5 8.5 7.5', 'M6 10v10h12V10', 'M10 20v-5.5h4V20'],
  info: INFO,
  list: ['M9 6h11M9 12h11M9 18h11', 'M4.5 6v.1M4.5 12v.1M4.5 18v.1'],
  locate: LOCATE,
  mail: MAIL,
  map: ['M9 4.5 3.5 7v13L9 17.5l6 2.5 5.5-2.5v-13L15 7 9 4.5Z', 'M9 4.5v13M15 7v13'],
  'map-pin': [
    'M12 21.5S5 15 5 9.8a7 7 0 0 1 14 0c0 5.2-7 11.7-7 11.7Z',
    'M12 7.3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  ],
  menu: ['M4 6.5h16M4 12h16M4 17.5h16'],
  minus: ['M5 12h14'],
  more: ['M5 11.5h1v1H5zM11.5 11.5h1v1h-1zM18 11.5h1v1h-1z'],
  pause: PAUSE,
  phone: [
    'M8.5 4H5a1 1 0 0 0-1 1c0 8.3 6.7 15 15 15a1 1 0 0 0 1-1v-3.5l-4.5-1.5-1.8 2A11.5 11.5 0 0 1 8 10.3l2-1.8L8.5 4Z',
  ],
  play: PLAY,
  plus: ['M12 5v14M5 12h14'],
  print: PRINT,
  search: SEARCH,
  share: SHARE,
  shield: [
    'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3Z',
    'm8.8 12 2.3 2.3 4.2-4.3',
  ],
  star: ['m12 3.5 2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6L3.4 9.8l6-.8L12 3.5Z'],
  trash: ['M4 7h16M9 7V4h6v3', 'M6 7l1 13h10l1-13', 'M10.2 11v5M13.8 11v5'],
  upload: ['M12 15V4', 'm7 8.5 5-5 5 5', 'M5 20h14'],
  user: ['M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z', 'M4.5 20.5c.5-4 3.5-5.5 7.5-5.5s7 1.5 7.5 5.5'],
  users: [
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
    'M2.5 20c.4-3.7 3-5 6.5-5s6.1 1.3 6.5 5',
    'M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15.5c2 .6 3.2 2 3.5 4.5',
  ],
} as const satisfies Record<string, readonly string[]>

export type IconName = keyof typeof ICON_PATHS | 'paw'

export const ICON_NAMES: readonly IconName[] = [
  'paw',
  ...(Object.keys(ICON_PATHS) as Array<keyof typeof ICON_PATHS>),
]
