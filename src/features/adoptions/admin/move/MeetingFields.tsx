'use client'

import { useId } from 'react'

import { REQUEST_LIMITS } from '../../model'
import { Text } from '../ui/Fields'
import { moveWords as words } from '../words.fr'
import type { Draft, DraftErrors, MeetingWay } from './draft'
import styles from './Move.module.scss'
import { SlotPicker } from './SlotPicker'

const WAYS: ReadonlyArray<readonly [MeetingWay, string]> = [
  ['later', words.later],
  ['slot', words.slot],
  ['own', words.own],
]

type Props = {
  shelter: string
  requestId: string
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  errors: DraftErrors
  /** Where a moment must be given: the meeting is being changed. */
  isFixed?: boolean
}

/** How and when the family meets the animal. */
export function MeetingFields({ shelter, requestId, draft, onChange, errors, isFixed }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.meeting}>
      <legend>{words.meeting}</legend>
      {WAYS.filter(([way]) => !isFixed || way !== 'later').map(([way, label]) => (
        <label key={way} className={styles.way}>
          <input
            type="radio"
            name={id}
            checked={draft.meeting === way}
            onChange={() => onChange({ meeting: way })}
          />
          {label}
        </label>
      ))}
      {draft.meeting === 'slot' && (
        <SlotPicker
          shelter={shelter}
          requestId={requestId}
          value={draft.slot}
          error={errors.slot}
          onChange={(slot) => onChange({ slot })}
        />
      )}
      {draft.meeting === 'own' && (
        <Text
          label={words.when}
          type="datetime-local"
          value={draft.moment}
          error={errors.moment}
          onChange={(moment) => onChange({ moment })}
        />
      )}
      {draft.meeting !== 'later' && (
        <Text
          label={words.place}
          hint={words.placeHint}
          value={draft.place}
          maxLength={REQUEST_LIMITS.place}
          onChange={(place) => onChange({ place })}
        />
      )}
    </fieldset>
  )
}
