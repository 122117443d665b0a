'use client'

import { useId, useState } from 'react'

import { instantInParis } from '@/platform/time/model'
import { AdminDialog } from '@/ui/AdminDialog'

import type { Plan } from '../schema'
import controls from '@/ui/admin-buttons.module.scss'
import styles from './Schedule.module.scss'
import { usePlans, type PageNames } from './use-plans'
import { words } from './words.fr'

type Props = {
  params: PageNames
  onClose: () => void
}

/** When the page goes online or leaves the site by itself, and what is planned already. */
export function ScheduleDialog({ params, onClose }: Props) {
  const { plans, said, error, isBusy, add, remove } = usePlans(params)
  const [type, setType] = useState<Plan['type']>('publish')
  const [moment, setMoment] = useState('')
  const id = useId()

  const send = async () => {
    const at = instantInParis(moment)?.toISOString() ?? ''
    if (await add({ type, at })) setMoment('')
  }

  return (
    <AdminDialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={controls.plain} onClick={onClose}>
            {words.close}
          </button>
          <button
            type="button"
            className={controls.primary}
            aria-disabled={isBusy || undefined}
            onClick={() => void send()}
          >
            {isBusy ? words.saving : words.save}
          </button>
        </>
      }
    >
      <p>{words.lead}</p>
      <fieldset className={styles.what}>
        <legend>{words.what}</legend>
        {(['publish', 'unpublish'] as const).map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-type`}
              checked={type === each}
              onChange={() => setType(each)}
            />
            {words[each]}
          </label>
        ))}
      </fieldset>
      <label className={styles.label} htmlFor={`${id}-at`}>
        {words.at}
      </label>
      <input
        id={`${id}-at`}
        className={styles.input}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={moment}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => setMoment(target.value)}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
      <h3 className={styles.planned}>{words.planned}</h3>
      {plans.length === 0 && <p>{isBusy ? words.loading : words.none}</p>}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <span>{words.plan(plan)}</span>
            <button
              type="button"
              className={controls.plain}
              aria-label={words.removeOf(plan)}
              onClick={() => void remove(plan)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </AdminDialog>
  )
}
