import { useState } from 'react'

import { CharactersLeft } from '@/ui/CharactersLeft'

import {
  JOIN_CONSENT_TEXT,
  JOIN_LABELS,
  REASON_MAX,
  type JoinDraft,
  type JoinField as Name,
} from '../../join/model'
import { SHELTER_TYPE_LABELS } from '../../model'
import styles from './Join.module.scss'
import { FieldError, fieldId, Hint, JoinField, tied } from './JoinField'

type Props = { draft: JoinDraft; errors: Readonly<Record<string, string>> }

/** Every question of the form, in three parts. */
export function JoinFields({ draft, errors }: Props) {
  const of = (name: Name) => ({ name, error: errors[name], defaultValue: draft[name] })
  return (
    <>
      <fieldset className={styles.part}>
        <legend>Votre refuge</legend>
        <JoinField {...of('name')} autoComplete="organization" maxLength={150} />
        <ShelterType error={errors.shelterType} draft={draft.shelterType} />
        <div className={styles.pair}>
          <JoinField
            {...of('siret')}
            note="l’un des deux est requis"
            hint="14 chiffres, sur vos courriers officiels."
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
          <JoinField
            {...of('rna')}
            note="l’un des deux est requis"
            hint="Pour une association : W et 9 chiffres."
            autoComplete="off"
            maxLength={40}
          />
        </div>
        <p className={styles.hint}>Il nous faut le SIRET ou le RNA : l’un des deux suffit.</p>
        <JoinField {...of('address')} autoComplete="street-address" maxLength={200} />
        <div className={styles.pair}>
          <JoinField
            {...of('postalCode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
          />
          <JoinField {...of('city')} autoComplete="address-level2" maxLength={100} />
        </div>
        <AtHome error={errors.atHome} isTicked={draft.atHome === 'on'} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Pour vous répondre</legend>
        <JoinField {...of('contactName')} autoComplete="name" maxLength={80} />
        <div className={styles.pair}>
          <JoinField
            {...of('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <JoinField {...of('phone')} type="tel" autoComplete="tel" maxLength={30} />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Votre projet</legend>
        <Reason error={errors.reason} draft={draft.reason} />
        <Consent error={errors.consent} isGiven={draft.consent === 'on'} />
      </fieldset>
      <Trap error={errors.website} />
    </>
  )
}

type One = { error?: string; draft?: string }

function ShelterType({ error, draft }: One) {
  const field = { name: 'shelterType', error } as const
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId('shelterType')}>{JOIN_LABELS.shelterType}</label>
      <select {...tied(field)} defaultValue={draft ?? ''}>
        <option value="">Choisir…</option>
        {Object.entries(SHELTER_TYPE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError {...field} />
    </div>
  )
}

function Reason({ error, draft = '' }: One) {
  const [length, setLength] = useState(draft.length)
  const hint = 'Vos animaux, votre équipe, ce que vous attendez de la plateforme.'
  const field = { name: 'reason', error, hint } as const
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId('reason')}>Pourquoi voulez-vous nous rejoindre ?</label>
      <Hint {...field} />
      <textarea
        {...tied(field)}
        rows={6}
        maxLength={REASON_MAX}
        defaultValue={draft}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      />
      <CharactersLeft length={length} max={REASON_MAX} />
      <FieldError {...field} />
    </div>
  )
}

function AtHome({ error, isTicked }: { error?: string; isTicked: boolean }) {
  const field = { name: 'atHome', error } as const
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          {...tied(field)}
          required={false}
          type="checkbox"
          value="on"
          defaultChecked={isTicked}
        />
        <span>
          Nous n’accueillons personne ici&nbsp;: nos animaux vivent en famille. Le site ne montre
          alors que la commune.
        </span>
      </label>
      <FieldError {...field} />
    </div>
  )
}

function Consent({ error, isGiven }: { error?: string; isGiven: boolean }) {
  const field = { name: 'consent', error } as const
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input {...tied(field)} type="checkbox" value="on" defaultChecked={isGiven} />
        <span>{JOIN_CONSENT_TEXT}</span>
      </label>
      <FieldError {...field} />
    </div>
  )
}

/** Out of sight and out of the keyboard's way: whoever fills it is a program. */
function Trap({ error }: { error?: string }) {
  return (
    <div className={error ? styles.field : styles.trap}>
      <label htmlFor={fieldId('website')}>{JOIN_LABELS.website}</label>
      <input
        id={fieldId('website')}
        name="website"
        tabIndex={error ? undefined : -1}
        autoComplete="off"
        aria-invalid={Boolean(error)}
      />
      <FieldError name="website" error={error} />
    </div>
  )
}
