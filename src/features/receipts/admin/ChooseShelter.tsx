'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useId } from 'react'

import styles from './Receipts.module.scss'

/** For those who work for several shelters: each has its own receipts. */
export function ChooseShelter() {
  const { options, setTenant } = useTenantSelection()
  const id = useId()
  return (
    <div className={styles.chooser}>
      <h1>Reçus fiscaux</h1>
      <p>Choisissez un refuge{'\u00a0'}: chacun a ses reçus.</p>
      <label htmlFor={id}>Refuge</label>
      <select
        id={id}
        defaultValue=""
        onChange={({ target }) => setTenant({ id: target.value, refresh: true })}
      >
        <option value="" disabled>
          Choisissez un refuge
        </option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {typeof label === 'string' ? label : value}
          </option>
        ))}
      </select>
    </div>
  )
}
