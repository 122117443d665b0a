import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { Field } from '@/ui/Field'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { optionsOf } from '@/ui/options'

import {
  ANIMAL_LABELS,
  DIFFICULTY_LABELS,
  DOG_RULE_LABELS,
  SEASON_LABELS,
  TYPE_LABELS,
  WALK_LIMITS,
} from '../../model'
import type { PlainValues } from '../../plain/values'
import { TICK_LABELS } from './ticks'
import { SUMMARY_LABELS } from './parts'
import styles from './WalkEditor.module.scss'

type Props = {
  /** Where the browser posts it. */
  action: string
  values: PlainValues
  errors: Readonly<Record<string, string>>
  problem: { error: string } | null
  shelters: ReadonlyArray<{ id: string; name: string }>
  /** It was sent already: there is nothing to propose. */
  isSent: boolean
}

/** Where a field that the server names stands in this form. */
function plainField(name: string): string {
  const first = name.split('.')[0] ?? ''
  if (first === 'startPoint') return 'start'
  return first === 'track' || first === 'waypoints' || first === 'endPoint' ? 'gpx' : first
}

const LABELS: Readonly<Record<string, string>> = {
  ...SUMMARY_LABELS,
  gpx: 'Fichier GPX',
  start: 'Départ',
  city: 'Commune',
}
const labelOf = (name: string): string => LABELS[name] ?? name

/** A walk for a browser without JavaScript: everything but the map and the words of its points. */
export function PlainWalk({ action, values, errors: sent, problem, shelters, isSent }: Props) {
  const errors = Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [plainField(name), text]),
  )
  const isBack = Object.keys(errors).length > 0
  const bind = (name: string) => ({
    id: `plain-${name}`,
    name,
    label: labelOf(name),
    error: errors[name],
    defaultValue: values.texts[name] ?? '',
  })
  const box = (name: string, label: string) => (
    <Checkbox key={name} name={name} label={label} defaultChecked={values.ticked.includes(name)} />
  )
  const boxes = (legend: string, labels: Readonly<Record<string, string>>, before = '') => (
    <fieldset className={styles.types}>
      <legend>{legend}</legend>
      {Object.entries(labels).map(([key, label]) => box(`${before}${key}`, label))}
    </fieldset>
  )
  return (
    <form className={styles.editor} action={action} method="post" encType="multipart/form-data">
      <ErrorSummary
        errors={Object.entries(errors).map(([name, text]) => ({
          id: name ? `plain-${name}` : undefined,
          text: name ? `${labelOf(name)}\u00a0: ${text}` : text,
        }))}
      />
      {problem && <p role="alert">{problem.error}</p>}
      <p className={styles.note}>
        Sans JavaScript, la carte et les étapes ne se modifient pas&nbsp;: le tracé vient d’un
        fichier GPX, ou dites seulement où est le départ.
      </p>
      {values.texts.version && <input type="hidden" name="version" value={values.texts.version} />}
      <TextField {...bind('name')} isRequired maxLength={WALK_LIMITS.name} />
      <SelectField
        {...bind('difficulty')}
        isRequired
        empty="Choisir…"
        options={optionsOf(DIFFICULTY_LABELS)}
      />
      <SelectField {...bind('type')} isRequired empty="Choisir…" options={optionsOf(TYPE_LABELS)} />
      {shelters.length > 0 && (
        <SelectField
          {...bind('shelter')}
          empty="Moi seul"
          options={shelters.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Field
        id="plain-gpx"
        label={labelOf('gpx')}
        error={errors.gpx}
        isOptional
        hint={
          isBack
            ? 'Choisissez de nouveau votre fichier\u00a0: un navigateur ne le garde pas.'
            : '3\u00a0Mo au maximum. Le tracé sera public du premier au dernier point\u00a0: s’il part de chez vous, coupez-le d’abord dans votre application.'
        }
      >
        {(control) => (
          <input {...control} type="file" name="gpx" accept=".gpx,application/gpx+xml" />
        )}
      </Field>
      <TextField
        {...bind('start')}
        hint="Latitude, longitude, par exemple 48.1173, -1.6778. Inutile avec un fichier GPX."
      />
      <TextField
        {...bind('distance')}
        hint="En mètres. Calculée d’après le fichier GPX si vous la laissez vide."
        inputMode="numeric"
      />
      <TextField {...bind('duration')} hint="En minutes" isOptional inputMode="numeric" />
      <TextField {...bind('elevation')} hint="En mètres" isOptional inputMode="numeric" />
      <TextArea {...bind('shortDescription')} isOptional maxLength={WALK_LIMITS.shortDescription} />
      <TextArea
        {...bind('longDescription')}
        isOptional
        rows={8}
        maxLength={WALK_LIMITS.longDescription}
      />
      <TextField {...bind('tags')} isOptional hint="Séparés par des virgules" />
      <TextField {...bind('city')} isOptional maxLength={WALK_LIMITS.place} />
      <TextField {...bind('postalCode')} isOptional inputMode="numeric" />
      <SelectField {...bind('dogRule')} empty="Choisir…" options={optionsOf(DOG_RULE_LABELS)} />
      <TextField {...bind('dogRuleNote')} isOptional maxLength={WALK_LIMITS.dogRuleNote} />
      {boxes('Animaux admis', ANIMAL_LABELS, 'animal-')}
      {boxes('Meilleures saisons', SEASON_LABELS, 'saison-')}
      {boxes('Sur place', TICK_LABELS)}
      <TextField {...bind('price')} isOptional inputMode="decimal" hint="0 si c’est gratuit." />
      <div className={styles.row}>
        {!isSent && (
          <Button type="submit" name="submit" value="oui">
            Proposer la promenade
          </Button>
        )}
        <Button type="submit" name="submit" value="non" look={isSent ? 'primary' : 'outline'}>
          {isSent ? 'Enregistrer' : 'Enregistrer le brouillon'}
        </Button>
      </div>
    </form>
  )
}
