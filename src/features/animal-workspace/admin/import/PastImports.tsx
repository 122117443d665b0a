'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import { LoadError } from '@/ui/AdminList/Notices'
import { send } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'

import type { PastImport } from '../../import/schema'
import { Bar } from './Bar'
import styles from './Import.module.scss'
import { words } from './words.fr'

const IMPORTS = '/api/shelter/{shelterId}/animals/imports'

type DialogProps = {
  shelter: string
  asked: PastImport
  onClose: (isChanged: boolean) => void
}

function UndoDialog({ shelter, asked, onClose }: DialogProps) {
  const { id, animals } = asked
  const [over, setOver] = useState<{ done: number; total: number } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const undo = async () => {
    setRefusal(null)
    let binned = 0
    setOver({ done: 0, total: animals })
    for (;;) {
      const outcome = await send('DELETE', `${IMPORTS}/{importId}`, {
        params: { shelterId: shelter, importId: id },
      })
      if (outcome.refusal) {
        setOver(null)
        return setRefusal(outcome.refusal.sentence)
      }
      const { binned: some, left, kept } = outcome.data
      binned += some
      setOver({ done: binned, total: binned + left })
      if (left === 0 || some === 0) {
        toast.success(words.undone(binned, kept + left))
        return onClose(true)
      }
    }
  }
  const isBusy = over !== null
  return (
    <ActionDialog
      title={words.undoTitle(animals)}
      onClose={() => onClose(true)}
      refusal={refusal}
      action={words.undo}
      busy={words.undoing}
      isBusy={isBusy}
      isDanger
      cancel={words.cancel}
      onAction={undo}
    >
      <p>{words.undoHint}</p>
      {over && <Bar label={words.undoing} over={over} />}
    </ActionDialog>
  )
}

/** The last files that came in, each of which can be taken back. */
export function PastImports({ shelter }: { shelter: string }) {
  const { answer, error, refresh } = useRead(IMPORTS, { params: { shelterId: shelter } })
  const [asked, setAsked] = useState<PastImport | null>(null)
  if (error && !answer) {
    return <LoadError sentence={words.pastError} onRetry={() => void refresh()} />
  }
  const imports = answer?.data ?? []
  return (
    <>
      {imports.length > 0 && (
        <>
          <h3>{words.past}</h3>
          <ul className={styles.past}>
            {imports.map((each) => (
              <li key={each.id}>
                <span>{words.pastOne(each.animals, longMoment(new Date(each.at)))}</span>
                <button type="button" className={buttons.plain} onClick={() => setAsked(each)}>
                  {words.undo}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked && (
        <UndoDialog
          shelter={shelter}
          asked={asked}
          onClose={(isChanged) => {
            setAsked(null)
            if (isChanged) void refresh()
          }}
        />
      )}
    </>
  )
}
