'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import { LIST_READS } from '@/ui/AdminList/list-reads'
import { LoadError } from '@/ui/AdminList/Notices'
import type { ReadError } from '@/ui/api/client'

import { Bar } from './Bar'
import styles from './Import.module.scss'
import type { ImportKind, PastFile } from './kind'
import { words } from './words.fr'

type Kind = Pick<ImportKind<string>, 'store' | 'key' | 'words' | 'list' | 'undo'>

type DialogProps = {
  kind: Kind
  asked: PastFile
  onClose: (isChanged: boolean) => void
}

function UndoDialog({ kind, asked, onClose }: DialogProps) {
  const { id, count } = asked
  const [over, setOver] = useState<{ done: number; total: number } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const undo = async () => {
    setRefusal(null)
    let all = 0
    setOver({ done: 0, total: count })
    for (;;) {
      const outcome = await kind.undo(id)
      if (outcome.refusal) {
        setOver(null)
        return setRefusal(outcome.refusal.sentence)
      }
      const { gone, left, kept } = outcome.data
      all += gone
      setOver({ done: all, total: all + left })
      if (left === 0 || gone === 0) {
        toast.success(kind.words.undone(all, kept + left))
        return onClose(true)
      }
    }
  }
  const isBusy = over !== null
  return (
    <ActionDialog
      title={kind.words.undoTitle(count)}
      onClose={() => onClose(true)}
      refusal={refusal}
      action={words.undo}
      busy={words.undoing}
      isBusy={isBusy}
      isDanger
      cancel={kind.words.cancel}
      onAction={undo}
    >
      <p>{kind.words.undoHint}</p>
      {over && <Bar label={words.undoing} over={over} />}
    </ActionDialog>
  )
}

/** The last files that came in, each of which can be taken back. */
export function PastImports({ kind }: { kind: Kind }) {
  const {
    data: imports = [],
    error,
    mutate,
  } = useSWR<readonly PastFile[], ReadError>(
    `${kind.store} ${kind.key}`,
    () => kind.list(),
    LIST_READS,
  )
  const [asked, setAsked] = useState<PastFile | null>(null)
  const refresh = () => void mutate()
  if (error && imports.length === 0) {
    return <LoadError sentence={words.pastError} onRetry={refresh} />
  }
  return (
    <>
      {imports.length > 0 && (
        <>
          <h3>{words.past}</h3>
          <ul className={styles.past}>
            {imports.map((each) => (
              <li key={each.id}>
                <span>{kind.words.past(each.count, longMoment(new Date(each.at)))}</span>
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
          kind={kind}
          asked={asked}
          onClose={(isChanged) => {
            setAsked(null)
            if (isChanged) refresh()
          }}
        />
      )}
    </>
  )
}
