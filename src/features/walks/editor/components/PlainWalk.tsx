import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { DIFFICULTY_LABELS, DOG_RULE_LABELS, TYPE_LABELS } from '../../model'
import { optionsOf } from './options'
import { SUMMARY_LABELS } from './parts'
import styles from './WalkEditor.module.scss'

export type PlainValues = Readonly<Record<string, unknown>>

type Props = {
  /** Where the browser posts it. */
  action: string
  /** Of a walk that was saved before. */
  version?: number
  values: PlainValues
  errors: Readonly<Record<string, string>>
  problem: { error: string } | null
}

/** The words of a walk for a browser without JavaScript; its line is drawn with it. */
export function PlainWalk({ action, version, values, errors, problem }: Props) {
  const bind = (name: string) => ({
    id: `plain-${name}`,
    name,
    label: SUMMARY_LABELS[name] ?? name,
    error: errors[name],
    defaultValue: values[name] === null ? '' : String(values[name] ?? ''),
  })
  return (
    <form className={styles.editor} action={action} method="post">
      <ErrorSummary
        errors={Object.entries(errors).map(([name, text]) => ({
          id: `plain-${name}`,
          text: `${SUMMARY_LABELS[name] ?? name}\u00a0: ${text}`,
        }))}
      />
      {problem && <p role="alert">{problem.error}</p>}
      <p className={styles.note}>
        Sans JavaScript, la carte, les étapes et les photos ne peuvent pas être modifiées.
      </p>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <TextField {...bind('name')} isRequired />
      <SelectField
        {...bind('difficulty')}
        isRequired
        empty="Choisir…"
        options={optionsOf(DIFFICULTY_LABELS)}
      />
      <SelectField {...bind('type')} isRequired empty="Choisir…" options={optionsOf(TYPE_LABELS)} />
      <TextField {...bind('distance')} hint="En mètres" inputMode="numeric" isRequired />
      <TextField {...bind('duration')} hint="En minutes" inputMode="numeric" />
      <TextArea {...bind('shortDescription')} maxLength={250} />
      <TextArea {...bind('longDescription')} maxLength={10_000} />
      <SelectField {...bind('dogRule')} empty="Choisir…" options={optionsOf(DOG_RULE_LABELS)} />
      <TextField {...bind('dogRuleNote')} />
      <div>
        <Button type="submit">Enregistrer</Button>
      </div>
    </form>
  )
}
