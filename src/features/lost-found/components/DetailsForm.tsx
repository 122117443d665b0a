'use client'

import { SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'
import { PlaceFields } from '@/features/communes/components/PlaceFields'
import { Checkbox } from '@/ui/Checkbox'
import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import {
  AGE_LABELS,
  CHIP_LABELS,
  COAT_LABELS,
  LOST_FOUND_LIMITS as MAX,
  ownApi,
  SIZE_LABELS,
  WHEREABOUTS_LABELS,
  type ReportKind,
} from '../model'
import { optionsOf } from '@/ui/options'
import styles from './OwnReport.module.scss'
import { DETAIL_LABELS, WORDS, POINT_SEEN_BY } from './words.fr'

type Values = Readonly<Record<string, string>>

type Props = {
  token: string
  kind: ReportKind
  /** The newest day on a clock of France, « 2026-11-25 ». */
  newest: string
  /** What is written already, by the name of the field. */
  values: Values
  point: { lat: number; lng: number } | null
  errors?: Readonly<Record<string, string>>
}

type Name = keyof typeof DETAIL_LABELS

/** Everything else that helps to find the animal again. */
export function DetailsForm({ token, kind, newest, values, point, errors }: Props) {
  const isLost = kind === 'LOST'
  return (
    <PostedForm<{ next: string }>
      path={ownApi(token, 'details')}
      labels={DETAIL_LABELS}
      prefix="details"
      labelledBy="completer-titre"
      label="Enregistrer"
      busyLabel="Enregistrement…"
      errors={errors}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => {
        const text = (name: Name, max: number) => ({
          ...bind(name),
          label: DETAIL_LABELS[name],
          defaultValue: values[name],
          maxLength: max,
          autoComplete: 'off',
        })
        const select = (name: Name, labels: Readonly<Record<string, string>>) => (
          <SelectField
            {...bind(name)}
            label={DETAIL_LABELS[name]}
            empty="Je ne sais pas"
            options={optionsOf(labels)}
            defaultValue={values[name]}
          />
        )
        return (
          <>
            <div className={styles.grid}>
              <SelectField
                {...bind('species')}
                label={DETAIL_LABELS.species}
                options={optionsOf(SPECIES_LABELS)}
                defaultValue={values.species}
                isRequired
              />
              {isLost && <TextField {...text('name', MAX.name)} />}
              {select('sex', { MALE: SEX_LABELS.MALE, FEMALE: SEX_LABELS.FEMALE })}
              {select('coat', COAT_LABELS)}
              {select('coat2', COAT_LABELS)}
              {select('size', SIZE_LABELS)}
              {select('age', AGE_LABELS)}
              <TextField {...text('breed', MAX.breed)} />
            </div>
            <TextField
              {...text('marks', MAX.marks)}
              hint="Une tache, une cicatrice, une oreille abîmée&nbsp;: ce qui se voit."
            />
            <TextField {...text('collar', MAX.collar)} />
            <div className={styles.grid}>
              {select('chip', { READ: CHIP_LABELS.READ, NONE: CHIP_LABELS.NONE })}
              <TextField
                {...text('idNumber', MAX.idNumber)}
                hint="Jamais montré&nbsp;: il sert à rapprocher les avis, et le même numéro ne trompe pas."
              />
            </div>
            {!isLost && select('whereabouts', WHEREABOUTS_LABELS)}
            <TextArea {...text('text', MAX.text)} rows={5} />
            <PlaceFields
              pointSeenBy={POINT_SEEN_BY}
              near={bind('near')}
              words={bind('placeWords')}
              label={WORDS[kind].where}
              of={WORDS[kind].point}
              wordsHint="Un repère que les gens du coin connaissent. Tout le monde le lira&nbsp;: pas votre adresse."
              wordsMax={MAX.placeWords}
              start={{ near: values.near, words: values.placeWords, point }}
            />
            <div className={styles.short}>
              <TextField
                {...bind('day')}
                label="Quel jour&nbsp;?"
                type="date"
                max={newest}
                defaultValue={values.day}
                isRequired
              />
            </div>
            <TextField
              {...text('secretDetail', MAX.secret)}
              hint="Jamais montré. Demandez-le à qui vous écrit : la bonne personne saura le dire."
            />
            {isLost && (
              <Checkbox
                id="details-hasReward"
                name="hasReward"
                value="oui"
                label="Une récompense est offerte"
                hint="Seul le mot est montré, jamais une somme."
                defaultChecked={values.hasReward === 'oui'}
              />
            )}
          </>
        )
      }}
    </PostedForm>
  )
}
