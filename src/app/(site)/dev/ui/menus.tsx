'use client'

import { useState } from 'react'

import { Accordion } from '@/ui/Accordion'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Menu } from '@/ui/Menu'
import { Tabs } from '@/ui/Tabs'
import { Tooltip } from '@/ui/Tooltip'

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
    <Part
      id="menus"
      text="Un menu range des actions&nbsp;; une infobulle explique, après 300 ms, ce qu’on peut ignorer sans se perdre."
    >
      <Example title="Menu">
        <Menu label="Actions" items={items} />
        <Menu label={<Icon name="more" />} name="Autres actions" look="plain" items={items} />
        <output>{done}</output>
      </Example>
      <Example title="Infobulle">
        <Tooltip text="Pris en charge en urgence&nbsp;: sa place au refuge est comptée.">
          {(control) => (
            <Button look="outline" isSmall {...control}>
              <Icon name="info" size={20} />
              Que veut dire SOS&nbsp;?
            </Button>
          )}
        </Tooltip>
      </Example>
    </Part>
  )
}

const TABS = [
  {
    id: 'story',
    label: 'Son histoire',
    content: <p>Nala est arrivée un matin de mars, avec son panier.</p>,
  },
  {
    id: 'health',
    label: 'Sa santé',
    content: <p>Vaccinée, stérilisée, identifiée.</p>,
  },
  {
    id: 'home',
    label: 'Son futur foyer',
    content: <p>Un jardin et de longues promenades.</p>,
  },
]

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
      id="onglets"
      text="Plusieurs contenus à la même place, ou repliés sous leur titre. Sans JavaScript, tout reste lisible."
    >
      <Example title="Onglets" isWide>
        <Tabs label="À propos de Nala" tabs={TABS} />
      </Example>
      <Example title="Accordéon, un seul ouvert" isWide>
        <Accordion items={QUESTIONS} level="h4" isExclusive />
      </Example>
    </Part>
  )
}
