import { ActionForm } from '@/ui/ActionForm'
import { SelectField } from '@/ui/SelectField'

import type { OwnSponsorship } from '../model'
import styles from './Donor.module.scss'

type Props = {
  sponsorship: OwnSponsorship
  api: string
  token: string
  animals: ReadonlyArray<{ id: string; name: string }>
}

/** The animal left: another one, the whole shelter, or the end; never chosen for the sponsor. */
export function AfterLeaving({ sponsorship, api, token, animals }: Props) {
  const { animal, formerAnimal, shelter } = sponsorship
  const gone = formerAnimal ?? animal ?? 'L’animal que vous parrainez'
  return (
    <div className={styles.choice}>
      <p>
        <strong>{gone} n’est plus au refuge.</strong> Merci pour votre aide jusqu’ici. Rien n’est
        débité en attendant votre choix, et sans réponse le parrainage s’arrête.
      </p>
      {animals.length > 0 && (
        <ActionForm
          action={api}
          token={token}
          label="Parrainer cet animal"
          busyLabel="Envoi en cours…"
        >
          <input type="hidden" name="move" value="choose" />
          <input type="hidden" name="choice" value="ANIMAL" />
          <SelectField
            label="Un autre animal du refuge"
            name="animalId"
            empty="Choisir…"
            options={animals.map(({ id, name }) => ({ value: id, label: name }))}
            isRequired
          />
        </ActionForm>
      )}
      <ActionForm
        action={api}
        token={token}
        label="Soutenir tout le refuge"
        busyLabel="Envoi en cours…"
        look="outline"
      >
        <input type="hidden" name="move" value="choose" />
        <input type="hidden" name="choice" value="SHELTER" />
        <p>
          Vous pouvez aussi continuer pour {shelter?.name ?? 'le refuge'}, qui en a tant d’autres à
          soigner.
        </p>
      </ActionForm>
    </div>
  )
}
