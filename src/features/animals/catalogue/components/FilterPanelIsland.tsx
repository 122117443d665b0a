'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/LineIcon.module.scss'
import '@/ui/State.module.scss'
import '@/features/communes/components/AroundMe.module.scss'
import '@/ui/Checkbox.module.scss'
import '@/ui/Field.module.scss'
import '@/ui/Combobox.module.scss'
import './Catalogue.module.scss'
import './Choices.module.scss'
import './FilterFields.module.scss'
import './FilterPanel.module.scss'

/** The filters of a catalogue: the list and its links come alive before them. */
export const FilterPanelIsland = lazyDrawn(() =>
  import('./FilterPanel').then((file) => file.FilterPanel),
)
