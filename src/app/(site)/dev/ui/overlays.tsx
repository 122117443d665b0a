'use client'

import { useState } from 'react'

import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { Sheet } from '@/ui/Sheet'
import { TextField } from '@/ui/TextField'

import { Example, Part } from './Part'

type Shown = 'question' | 'form' | 'long' | 'bottom' | 'left' | 'right' | null

const BUTTONS = [
  ['question', 'Poser une question'],
  ['form', 'Ouvrir un formulaire'],
  ['long', 'Lire un long texte'],
] as const
const SIDES = [
  ['bottom', 'Panneau du bas'],
  ['left', 'Panneau de gauche'],
  ['right', 'Panneau de droite'],
] as const

export function Overlays() {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  return (
    <Part
      id="dialogues"
      text="Par-dessus la page, qui ne bouge plus. Échap, la croix ou un appui à côté les ferment, et le clavier revient où il était."
    >
      <Example title="Dialogues">
        {BUTTONS.map(([id, words]) => (
          <Button key={id} look="outline" aria-haspopup="dialog" onClick={() => setShown(id)}>
            {words}
          </Button>
        ))}
      </Example>
      <Example title="Panneaux">
        {SIDES.map(([id, words]) => (
          <Button key={id} look="outline" aria-haspopup="dialog" onClick={() => setShown(id)}>
            {words}
          </Button>
        ))}
      </Example>
      <Dialog
        isOpen={shown === 'question'}
        onClose={close}
        title="Retirer Nala de vos favoris&nbsp;?"
        description="Vous pourrez l’y remettre quand vous voudrez."
        footer={
          <>
            <Button look="destructive" onClick={close}>
              Retirer
            </Button>
            <Button look="outline" onClick={close}>
              Garder
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={shown === 'form'}
        onClose={close}
        title="Nous écrire"
        footer={<Button onClick={close}>Envoyer</Button>}
      >
        <TextField label="Votre prénom" name="dialogName" data-autofocus="" />
        <Checkbox name="dialogCopy" label="M’envoyer une copie" />
      </Dialog>
      <Dialog
        isOpen={shown === 'long'}
        onClose={close}
        title="Adopter, pas à pas"
        footer={<Button onClick={close}>J’ai compris</Button>}
      >
        {Array.from({ length: 8 }, (_, at) => (
          <p key={at}>
            Étape {at + 1}. Vous rencontrez l’animal, vous prenez le temps, le refuge vous dit ce
            qu’il sait de lui. Un certificat d’engagement est signé sept jours avant l’adoption.
          </p>
        ))}
      </Dialog>
      {SIDES.map(([side, words]) => (
        <Sheet
          key={side}
          side={side}
          isOpen={shown === side}
          onClose={close}
          title={words}
          description="Les filtres d’une liste, sur un téléphone."
          footer={<Button onClick={close}>Voir 24 animaux</Button>}
        >
          <Checkbox name={`${side}-dog`} label="Chiens" />
          <Checkbox name={`${side}-cat`} label="Chats" />
          <Checkbox name={`${side}-sos`} label="SOS seulement" />
        </Sheet>
      ))}
    </Part>
  )
}
