'use client'

import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { useWrite } from '@/ui/api/use-write'

import type { DeskReport } from '../desk/view'
import { reportTitle } from '../wording.model'
import type { NamedShelter } from './ShelterChoice'
import { isLate } from '@/ui/api/client'
import { words } from './words.fr'

type Props = {
  report: DeskReport
  shelter: NamedShelter
  shelters: readonly NamedShelter[]
  /** @param isStale somebody else was faster: the list has changed */
  onClose: (isStale: boolean) => void
}

/** Takes a found animal in: one press, after which its sheet is open. */
export function TakeInDialog({ report, shelter, shelters, onClose }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const [chosen, setChosen] = useState(shelter.id)
  const [isOpening, setOpening] = useState(false)
  const take = async () => {
    const outcome = await write('POST', '/api/lost-found/{id}/take-in', {
      params: { id: report.id },
      body: { shelter: chosen },
    })
    if (!outcome || outcome.refusal) return
    setOpening(true)
    window.location.assign(outcome.data.next)
  }
  return (
    <ActionDialog
      title={words.takeInTitle}
      about={`${reportTitle(report)}.`}
      onClose={() => onClose(isLate(refusal))}
      refusal={refusal?.sentence}
      action={words.takeIn}
      busy={words.taking}
      isBusy={isBusy || isOpening}
      onAction={take}
    >
      <p>{words.takeInAbout}</p>
      {shelters.length > 1 && (
        <AdminField label={words.shelter}>
          {(control) => (
            <select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {shelters.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </AdminField>
      )}
    </ActionDialog>
  )
}
