'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import { useEarly } from '@/ui/use-early'
import '@/ui/Button.module.scss'
import '@/ui/LineIcon.module.scss'
import '@/ui/State.module.scss'
import './Catalogue.module.scss'
import '@/features/communes/components/AroundMe.module.scss'
import '@/ui/Checkbox.module.scss'
import '@/ui/Field.module.scss'
import '@/ui/Combobox.module.scss'

import type { FilterPanelProps } from './FilterPanel'
import { isBesideList, loadSheet } from './load-sheet'
import { OPEN } from './results'
import './Choices.module.scss'
import './FilterFields.module.scss'
import './FilterPanel.module.scss'

const Panel = lazyDrawn(() => import('./FilterPanel').then((file) => file.FilterPanel))
const loadOnPhone = async () => (isBesideList() ? null : loadSheet())

/**
 * The filters of a catalogue: the list and its links come alive before them. On a phone what opens
 * them is fetched beside them.
 */
export function FilterPanelIsland(props: FilterPanelProps) {
  useEarly(loadOnPhone, OPEN)
  return <Panel {...props} />
}
