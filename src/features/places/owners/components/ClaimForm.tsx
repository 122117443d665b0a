'use client'

import { PostedForm } from '@/ui/PostedForm'
import { TextField } from '@/ui/TextField'

import { textOf, type Draft } from '../../components/PlaceInputs'
import styles from '../../components/Places.module.scss'
import { PLACE_LIMITS } from '../../model'
import { claimApi } from '../model'

const LABELS = { email: 'Une adresse e-mail du site' } as const

type Props = {
  id: string
  slug: string
  /** What the address must end with. */
  host: string
  draft?: Draft
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** By which somebody proves that a place is theirs. */
export function ClaimForm({ id, slug, host, draft = {}, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={claimApi(id)}
      labels={LABELS}
      prefix="tenir"
      label="Recevoir le lien"
      errors={errors}
      problem={problem}
      tooMany="Trop de demandes détectées"
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.part}>
          <input type="hidden" name="slug" value={slug} />
          <TextField
            {...bind('email')}
            label={LABELS.email}
            // A browser refuses hosts with accents in a field of type « email ».
            type="text"
            inputMode="email"
            autoComplete="email"
            hint={`Elle finit par @${host}, comme contact@${host}.`}
            maxLength={PLACE_LIMITS.email}
            defaultValue={textOf(draft, 'email')}
            isRequired
          />
          <p className={styles.trap} aria-hidden="true">
            <label htmlFor="tenir-website">Ne remplissez pas ce champ</label>
            <input id="tenir-website" name="website" tabIndex={-1} autoComplete="off" />
          </p>
        </div>
      )}
    </PostedForm>
  )
}
