'use client'

import { useState } from 'react'

import { Button, ButtonLink } from '@/ui/Button'
import { Icon } from '@/ui/Icon'

import { Example, Part } from './Part'

const LOOKS = [
  ['primary', 'Adopter Nala'],
  ['secondary', 'Faire un don'],
  ['outline', 'Contacter le refuge'],
  ['plain', 'Plus tard'],
  ['destructive', 'Supprimer'],
] as const

export function Buttons() {
  const [sent, setSent] = useState(0)
  const [isBusy, setBusy] = useState(false)
  return (
    <Part
      id="boutons"
      text="Une seule action principale par écran. Un bouton occupé garde sa place et le clavier, et n’envoie qu’une fois."
    >
      <Example title="Cinq aspects">
        {LOOKS.map(([look, words]) => (
          <Button key={look} look={look}>
            {words}
          </Button>
        ))}
      </Example>
      <Example title="Petits (44 px)">
        {LOOKS.map(([look, words]) => (
          <Button key={look} look={look} isSmall>
            {words}
          </Button>
        ))}
      </Example>
      <Example title="Indisponibles">
        {LOOKS.map(([look, words]) => (
          <Button key={look} look={look} disabled>
            {words}
          </Button>
        ))}
      </Example>
      <Example title="Occupés">
        {LOOKS.map(([look, words]) => (
          <Button key={look} look={look} isBusy>
            {words}
          </Button>
        ))}
      </Example>
      <Example title="Avec une icône, et un lien qui a l’air d’un bouton">
        <Button>
          <Icon name="phone" size={20} />
          Appeler
        </Button>
        <ButtonLink href="#boutons" look="outline">
          Voir tous les animaux
          <Icon name="arrow-right" size={20} />
        </ButtonLink>
      </Example>
      <Example title="Envoyer une seule fois">
        <Button
          isBusy={isBusy}
          onClick={() => {
            setBusy(true)
            setSent((before) => before + 1)
            window.setTimeout(() => setBusy(false), 1500)
          }}
        >
          {isBusy ? 'Envoi en cours…' : 'Envoyer'}
        </Button>
        <output>{sent === 0 ? 'Rien n’est parti.' : `Parti ${sent} fois.`}</output>
      </Example>
    </Part>
  )
}
