import { Checkbox } from '@/ui/Checkbox'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { NumberField } from '@/ui/NumberField'
import { RadioCards } from '@/ui/RadioCards'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { Example, Part } from './Part'
import styles from './ui.module.scss'

const HOMES = [
  { value: 'house', label: 'Une maison', detail: 'Avec un jardin clos.', icon: 'home' },
  { value: 'flat', label: 'Un appartement', detail: 'Avec des sorties chaque jour.', icon: 'map' },
  { value: 'farm', label: 'Une ferme', icon: 'paw' },
] as const

const SPECIES = [
  { value: 'DOG', label: 'Chien' },
  { value: 'CAT', label: 'Chat' },
  { value: 'OTHER', label: 'Autre' },
]

export function Fields() {
  return (
    <Part
      id="champs"
      text="L’étiquette au-dessus, l’aide avant, l’erreur dessous&nbsp;: une phrase qui dit comment corriger. Rien de ce qui est écrit ne se perd."
    >
      <Example title="Au repos, avec une aide, facultatif, indisponible" isWide>
        <div className={styles.columns}>
          <TextField label="Votre prénom" name="firstName" autoComplete="given-name" />
          <TextField
            label="Téléphone"
            name="phone"
            type="tel"
            isOptional
            hint="Pour convenir d’une visite."
          />
          <TextField label="Refuge" name="place" defaultValue="Les Quatre Vents" disabled />
          <NumberField label="Poids" name="weight" unit="kg" min={0} step={0.1} defaultValue={24} />
          <SelectField label="Espèce" name="species" empty="Toutes" options={SPECIES} />
          <SelectField label="Sexe" name="sex" disabled empty="Tous" />
        </div>
      </Example>
      <Example title="Texte long, et la place qui reste" isWide>
        <TextArea
          label="Votre message"
          name="message"
          hint="Parlez-nous de votre foyer."
          defaultValue="Bonjour, nous avons rencontré Nala samedi."
        />
      </Example>
      <Example title="En erreur, avec le résumé qui mène à chaque champ" isWide>
        <ErrorSummary
          errors={[
            { id: 'exemple-email', text: 'E-mail\u00a0: Email invalide' },
            { id: 'exemple-motif', text: 'Motif\u00a0: choisissez une réponse.' },
          ]}
        />
        <div className={styles.columns}>
          <TextField
            id="exemple-email"
            label="E-mail"
            name="email"
            type="email"
            isRequired
            defaultValue="camille.exemple"
            error="Email invalide"
          />
          <SelectField
            id="exemple-motif"
            label="Motif"
            name="reason"
            isRequired
            empty="Choisir…"
            options={SPECIES}
            error="Choisissez une réponse."
          />
        </div>
      </Example>
    </Part>
  )
}

export function Choices() {
  return (
    <Part
      id="choix"
      text="Toute la ligne, toute la carte se presse&nbsp;; les flèches vont de l’une à l’autre."
    >
      <Example title="Cases à cocher" isWide>
        <div>
          <Checkbox name="sos" label="SOS seulement" defaultChecked />
          <Checkbox
            name="news"
            label="Recevoir les nouvelles du refuge"
            hint="Une fois par mois, jamais plus."
          />
          <Checkbox name="no" label="Indisponible" disabled />
          <Checkbox name="done" label="Cochée et indisponible" disabled defaultChecked />
          <Checkbox
            name="terms"
            label="J’accepte que mes réponses soient lues par le refuge."
            error="Cochez cette case pour envoyer."
            isRequired
          />
        </div>
      </Example>
      <Example title="Cartes à choisir" isWide>
        <RadioCards
          legend="Où vivra-t-il&nbsp;?"
          name="home"
          hint="Chaque logement convient à des animaux différents."
          options={HOMES}
          defaultValue="house"
        />
        <RadioCards
          legend="Qui s’occupera de lui&nbsp;?"
          name="keeper"
          options={[
            { value: 'me', label: 'Moi' },
            { value: 'us', label: 'Toute la famille' },
          ]}
          error="Choisissez une réponse."
        />
      </Example>
    </Part>
  )
}
