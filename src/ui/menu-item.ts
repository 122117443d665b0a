import type { IconName } from './icon-paths'

export type MenuItem = {
  label: string
  icon?: IconName
  isDisabled?: boolean
  isDestructive?: boolean
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void })
