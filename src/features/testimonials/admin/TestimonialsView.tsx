'use client'

import type { ListViewClientProps } from 'payload'

import { useListScope } from '@/platform/access/use-list-scope'
import { cutAt } from '@/platform/french.model'
import { listWords } from '@/platform/list-words.model'
import { plainDay } from '@/platform/time/model'
import { TeamLines } from '@/ui/AdminList/TeamLines'
import { addressOf } from '@/ui/api/address'

const words = listWords({
  title: 'Témoignages',
  one: 'témoignage',
  several: 'témoignages',
  add: 'Ajouter un témoignage',
  emptyHint:
    'Ce que disent les familles, avec leur accord. Le bloc «\u00a0Témoignages\u00a0» d’une page les affiche.',
})

/** What families say of a shelter, in the order of its site. */
export const TestimonialsView = (list: ListViewClientProps) => (
  <TeamLines
    list={list}
    scope={useListScope()}
    hint="Chaque refuge a ses témoignages."
    collection="testimonials"
    words={words}
    icon="heart"
    address={(shelterId, query) =>
      addressOf('/api/shelter/{shelterId}/testimonials', { params: { shelterId }, query })
    }
    line={({ authorName, text, date, visible, consent }) => ({
      title: authorName,
      facts: [
        !consent && 'Sans accord\u00a0: n’est pas affiché',
        consent && !visible && 'Masqué du site',
        date && plainDay(new Date(date)),
        cutAt(text, 140),
      ],
    })}
  />
)
