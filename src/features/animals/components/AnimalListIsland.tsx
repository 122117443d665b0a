'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/LoadMore.module.scss'
import '@/ui/Checkbox.module.scss'
import '@/ui/Field.module.scss'
import './AnimalFilters.module.scss'
import '../favourites/components/FavouriteButton.module.scss'
import './AnimalBadge.module.scss'
import './AnimalCard.module.scss'
import './SexIcon.module.scss'
import './AnimalGrid.module.scss'
import './AnimalList.module.scss'

/** An `AnimalList` among other parts of a page: what draws its next cards comes only where one is. */
export const AnimalListIsland = lazyDrawn(() =>
  import('./AnimalList').then((file) => file.AnimalList),
)
