'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

import { Choice } from './Choice'
import styles from './ListPage.module.scss'

const PLATFORM = 'platform'

type Props = {
  title: string
  /** Why one has to choose: « Chaque refuge a ses propres dons. » */
  hint: string
  /** What belongs to no shelter, for who looks after it. */
  onPlatform?: (() => void) | undefined
}

/** For those who work for several shelters: each has its own list. */
export function ChooseShelter({ title, hint, onPlatform }: Props) {
  const { options, setTenant } = useTenantSelection()
  return (
    <div className={styles.chooser}>
      <h1>{title}</h1>
      <p>{hint}</p>
      <Choice
        label="Choisissez un refuge"
        value=""
        options={[
          ['', '…'],
          ...(onPlatform ? [[PLATFORM, 'La plateforme'] as const] : []),
          ...options.map(
            ({ value, label }) =>
              [String(value), typeof label === 'string' ? label : String(value)] as const,
          ),
        ]}
        onChange={(id) => {
          if (id === PLATFORM) onPlatform?.()
          else if (id) setTenant({ id, refresh: true })
        }}
      />
    </div>
  )
}
