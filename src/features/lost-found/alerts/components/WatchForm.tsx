'use client'

import { NearField } from '@/features/communes/components/NearField'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'

import {
  ALERT_RADII_KM,
  ALERTS_API,
  ALERTS_PART,
  DEFAULT_ALERT_KM,
  STOP_ALERTS_API,
  type OwnWatch,
} from '../model'
import styles from './WatchForm.module.scss'

type Props = {
  watch: OwnWatch | null
  /** What was typed before without JavaScript. */
  draft: Readonly<Record<string, unknown>>
  /** What was just done, in words. */
  done: string
  errors: Readonly<Record<string, string>>
  problem: { error: string; wait: number } | null
}

const LABELS = { near: 'Ville ou code postal', radiusKm: 'Distance' }

/** Where a person wants to hear of lost animals; nowhere until they say. */
export function WatchForm({ watch, draft, done, errors, problem }: Props) {
  const typed = (name: string, kept: string | undefined) =>
    typeof draft[name] === 'string' ? draft[name] : kept
  return (
    <section className={styles.watch} id={ALERTS_PART} aria-labelledby="watch-title">
      <h2 id="watch-title">Animaux perdus près de chez moi</h2>
      {done && (
        <Banner tone="success" role="status">
          {done}
        </Banner>
      )}
      <p>
        {watch ? (
          <>
            Nous vous prévenons dès qu’un animal est perdu à moins de {watch.radiusKm}&nbsp;km de{' '}
            <strong>{watch.near}</strong>, trois fois par jour au plus.
          </>
        ) : (
          'Quand un animal se perd autour de chez vous, nous vous prévenons tout de suite, trois fois par jour au plus. Les premières heures comptent.'
        )}
      </p>
      <PostedForm<{ next: string }>
        // What the server kept is what the fields show.
        key={watch ? `${watch.near} ${watch.radiusKm}` : 'none'}
        path={ALERTS_API}
        labels={LABELS}
        prefix="alertes"
        label={watch ? 'Enregistrer ce lieu' : 'Me prévenir'}
        busyLabel="Enregistrement…"
        look={watch ? 'outline' : undefined}
        tooMany={TOO_MANY_TRIES}
        errors={errors}
        problem={problem}
        check={async (sent) => (await import('../schema')).watchErrors(sent)}
        onSent={({ next }) => {
          window.location.assign(next)
          // The address may differ by its part alone, which loads nothing.
          if (window.location.search === new URL(next, window.location.href).search)
            window.location.reload()
        }}
      >
        {(bind) => (
          <div className={styles.fields}>
            <NearField
              id={bind('near').id}
              near={typed('near', watch?.near)}
              error={bind('near').error}
            />
            <SelectField
              {...bind('radiusKm')}
              label={LABELS.radiusKm}
              defaultValue={typed('radiusKm', String(watch?.radiusKm ?? DEFAULT_ALERT_KM))}
              options={ALERT_RADII_KM.map((km) => ({
                value: String(km),
                label: `${km}\u00a0km autour`,
              }))}
            />
          </div>
        )}
      </PostedForm>
      <p className={styles.note}>
        Nous gardons le milieu de la commune, jamais votre adresse. Par e-mail ou sur le site
        seulement&nbsp;: choisissez-le plus haut, dans «&nbsp;Alertes urgentes&nbsp;».
      </p>
      {watch && (
        <ActionForm
          action={STOP_ALERTS_API}
          label="Ne plus me prévenir"
          busyLabel="Un instant…"
          look="outline"
        />
      )}
    </section>
  )
}
