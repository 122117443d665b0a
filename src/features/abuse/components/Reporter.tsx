import { Checkbox } from '@/ui/Checkbox'
import { RadioCards } from '@/ui/RadioCards'
import { TextField } from '@/ui/TextField'

import { MAX } from '../model'
import { LABELS, type Bind } from './fields'
import styles from './ReportForm.module.scss'

type Props = { of: Bind; draft: Readonly<Record<string, string>> }

/** Whether one says who one is; an account that is open says nothing here. */
export function Reporter({ of, draft }: Props) {
  return (
    <div className={styles.part}>
      <RadioCards
        legend={LABELS.identity}
        name="identity"
        defaultValue={draft.identity ?? 'anonyme'}
        error={of('identity').error}
        options={[
          {
            value: 'anonyme',
            label: 'Je reste anonyme',
            detail:
              'Rien de vous n’est gardé, ni nom, ni adresse, ni compte. Vous suivez le signalement par un lien.',
          },
          {
            value: 'nom',
            label: 'Je donne mes coordonnées',
            detail:
              'Pour que l’on puisse vous poser une question. Elles s’effacent quand vous le voulez.',
          },
        ]}
      />
      <div className={styles.contact}>
        <TextField {...of('name')} maxLength={MAX.name} />
        <div className={styles.pair}>
          <TextField
            {...of('email')}
            hint="Nos e-mails ne disent pas de quoi il s’agit."
            type="email"
            inputMode="email"
            maxLength={MAX.email}
          />
          <TextField {...of('phone')} type="tel" inputMode="tel" maxLength={MAX.phone} />
        </div>
        <Checkbox
          id={of('mayShare').id}
          name="mayShare"
          error={of('mayShare').error}
          label={LABELS.mayShare}
          hint="Sans cette case, seuls les lecteurs du signalement la connaissent."
          defaultChecked={draft.mayShare === 'on'}
        />
      </div>
    </div>
  )
}
