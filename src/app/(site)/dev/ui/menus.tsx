'use client'

import { useState } from 'react'

import { Accordion } from '@/ui/Accordion'
import { Icon } from '@/ui/Icon'
import { Menu } from '@/ui/Menu'

import { Example, Part } from './Part'

export function Menus() {
  const [done, setDone] = useState('Rien n’a été choisi.')
  const items = [
    { label: 'Copier le lien', icon: 'copy', onSelect: () => setDone('Copié.') },
    { label: 'Voir les boutons', icon: 'arrow-right', href: '#boutons' },
    { label: 'Imprimer', icon: 'print', onSelect: () => undefined, isDisabled: true },
    {
      label: 'Supprimer',
      icon: 'trash',
      onSelect: () => setDone('Supprimé.'),
      isDestructive: true,
    },
  ] as const
  return (
    <Part id="menus" text="Un menu range des actions.">
      <Example title="Menu">
        <Menu label="Actions" items={items} />
        <Menu label={<Icon name="more" />} name="Autres actions" look="plain" items={items} />
        <output>{done}</output>
      </Example>
    </Part>
  )
}

const QUESTIONS = [
  {
    title: 'Combien coûte une adoption\u00a0?',
    content: <p>Le refuge demande une participation aux soins, de 100 à 300 € selon l’animal.</p>,
  },
  {
    title: 'Puis-je rencontrer l’animal avant\u00a0?',
    content: <p>Oui, plusieurs fois si vous le souhaitez.</p>,
    isOpen: true,
  },
  {
    title: 'Et si cela se passe mal\u00a0?',
    content: <p>Appelez le refuge&nbsp;: il vous aide, et reprend l’animal s’il le faut.</p>,
  },
]

export function Folds() {
  return (
    <Part
      id="accordeon"
      text="Plusieurs contenus repliés sous leur titre. Sans JavaScript, tout reste lisible."
    >
      <Example title="Accordéon, un seul ouvert" isWide>
        <Accordion items={QUESTIONS} level="h4" isExclusive />
      </Example>
    </Part>
  )
}
