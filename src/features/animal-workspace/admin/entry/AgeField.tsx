'use client'

import { keysOf } from '@/features/animals/model'
import { AdminField } from '@/ui/AdminField'
import buttons from '@/ui/admin-buttons.module.scss'
import { Choices } from '@/ui/editing/Choices'

import { AGE_UNITS } from '../../age.model'
import { birthMonthIn } from './checks'
import { CONTROLS } from './entry.model'
import styles from './EntryForm.module.scss'
import type { EntryState } from './use-entry'
import { words } from './words.fr'

const UNITS = keysOf(AGE_UNITS).map((value) => ({ value, label: AGE_UNITS[value] }))

/** An age as people say it, « 3 ans », or the day of birth when somebody knows it. */
export function AgeField({ state }: { state: EntryState }) {
  const { entry, wrong, change, leave } = state
  const isAge = entry.born === 'age'
  const month = birthMonthIn(entry, new Date())
  return (
    <div className={styles.age}>
      {isAge ? (
        <div className={styles.pair}>
          <AdminField id={CONTROLS.age} label={words.age} error={wrong.age}>
            {(described) => (
              <input
                {...described}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={entry.ageCount}
                onChange={({ target }) => change({ ageCount: target.value })}
                onBlur={() => leave('age')}
              />
            )}
          </AdminField>
          <Choices
            label={words.ageUnit}
            value={entry.ageUnit}
            options={UNITS}
            onChange={(ageUnit) => change({ ageUnit })}
          />
        </div>
      ) : (
        <AdminField id={CONTROLS.birthDate} label={words.birthDate} error={wrong.birthDate}>
          {(described) => (
            <input
              {...described}
              type="date"
              max="9999-12-31"
              value={entry.birthDate}
              onChange={({ target }) => change({ birthDate: target.value })}
              onBlur={() => leave('birthDate')}
            />
          )}
        </AdminField>
      )}
      <p className={styles.hint} aria-live="polite">
        {month && words.born(entry.sex, month)}
      </p>
      <button
        type="button"
        className={buttons.link}
        onClick={() => change({ born: isAge ? 'day' : 'age' })}
      >
        {isAge ? words.knowsDay : words.knowsAge}
      </button>
    </div>
  )
}
