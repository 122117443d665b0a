'use client'

import { LoadMore } from '@/ui/LoadMore'

import { animalCount } from '../../count.model'
import { useCatalogue } from './CatalogueShell'

type Props = {
  href: string
  remaining: number
  /** Cards on show; 0 when the next batch takes their place. */
  shown: number
}

/** « Voir la suite »: the next batch under the others, in the same entry of the history. */
export function MoreAnimals({ href, remaining, shown }: Props) {
  const { go, isPending } = useCatalogue()
  return (
    <LoadMore
      href={href}
      remaining={animalCount(remaining)}
      isLoading={isPending}
      onLoad={() => go(href, { isReplacing: shown > 0, firstNew: shown })}
    />
  )
}
