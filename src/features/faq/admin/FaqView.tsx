'use client'

import type { ListViewClientProps } from 'payload'

import { useListScope } from '@/platform/access/use-list-scope'
import { cutAt } from '@/platform/french.model'
import { listWords } from '@/platform/list-words.model'
import { TeamLines } from '@/ui/AdminList/TeamLines'
import { addressOf } from '@/ui/api/address'

const words = listWords({
  title: 'Questions fréquentes',
  one: 'question',
  several: 'questions',
  isFeminine: true,
  add: 'Ajouter une question',
  emptyHint:
    'Ce que l’on vous demande souvent, avec votre réponse. Le bloc «\u00a0Questions fréquentes\u00a0» d’une page les affiche.',
})

/** The frequent questions of a shelter, in the order of its site. */
export const FaqView = (list: ListViewClientProps) => (
  <TeamLines
    list={list}
    scope={useListScope()}
    hint="Chaque refuge a ses questions."
    collection="faq-items"
    words={words}
    icon="info"
    address={(shelterId, query) =>
      addressOf('/api/shelter/{shelterId}/faq-items', { params: { shelterId }, query })
    }
    line={({ question, answer, category, visible }) => ({
      title: question,
      facts: [!visible && 'Masquée du site', category, cutAt(answer, 140)],
    })}
  />
)
