'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { useRead } from '@/ui/api/use-read'

import { REQUEST } from '../board/query'
import { Alert } from '../ui/Alert'
import { Choice } from '../ui/Fields'
import { moveWords as words, requestWords } from '../words.fr'
import styles from './Move.module.scss'

type Props = {
  shelter: string
  requestId: string
  /** ISO 8601; '' for none yet. */
  value: string
  onChange: (at: string) => void
  error?: string
}

/** The free hours of the shelter: a day, then one of its hours. */
export function SlotPicker({ shelter, requestId, value, onChange, error }: Props) {
  const slots = useRead(`${REQUEST}/slots`, {
    params: { shelterId: shelter, requestId },
  })
  if (slots.isLoading) return <p role="status">{requestWords.loading}</p>
  if (slots.error)
    return (
      <Alert tone="bad" isUrgent>
        <p>{words.slotsUnreadable}</p>
        <button type="button" className={buttons.plain} onClick={() => void slots.refresh()}>
          {requestWords.retry}
        </button>
      </Alert>
    )
  const days = slots.answer?.data ?? []
  if (days.length === 0) return <Alert tone="wait">{words.noSlot}</Alert>
  const day = days.find((each) => each.slots.some(({ at }) => at === value)) ?? days[0]
  return (
    <div className={styles.slots}>
      <Choice
        label={words.slotDay}
        value={day?.day ?? ''}
        options={days.map((each) => [each.day, each.label] as const)}
        onChange={(chosen) =>
          onChange(days.find((each) => each.day === chosen)?.slots[0]?.at ?? '')
        }
      />
      <Choice
        label={words.slotHour}
        value={value}
        error={error}
        options={[
          ['', 'Choisir…'],
          ...(day?.slots ?? []).map(({ at, label }) => [at, label] as const),
        ]}
        onChange={onChange}
      />
    </div>
  )
}
