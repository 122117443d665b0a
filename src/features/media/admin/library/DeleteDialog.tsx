'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { send } from '@/ui/api/client'

import styles from './DeleteDialog.module.scss'
import { detailLabels as words, labels } from './labels.fr'
import { Overlay } from './Overlay'
import { nameOf, pathOf, type LibraryPicture } from './picture'
import { PICTURE } from './query'
import { UseList, useUses } from './Uses'

type Props = {
  shelter: string
  /** At least one. */
  pictures: readonly LibraryPicture[]
  onClose: () => void
  /** Ids of the pictures that the server deleted; the dialog may still tell of others. */
  onDeleted: (ids: string[]) => void
}

type Failure = { picture: LibraryPicture; sentence: string }

/** What shows the one picture that may go: seen before the answer, not after. */
function SingleUses({ shelter, picture }: { shelter: string; picture: LibraryPicture }) {
  const { answer, isLoading } = useUses(shelter, picture.id)
  const uses = answer?.data
  if (isLoading) return <p role="status">{words.usesLoading}</p>
  if (!uses || uses.length === 0) return <p>{words.removeForGood}</p>
  const isSeen = uses.some(({ isPublic }) => isPublic)
  return (
    <>
      <p className={isSeen ? styles.warning : undefined}>
        {isSeen ? words.removeUsed : words.removeHidden}
      </p>
      <UseList uses={uses} />
    </>
  )
}

/** Asks the documented question, and tells which pictures stayed, and why. */
export function DeleteDialog({ shelter, pictures, onClose, onDeleted }: Props) {
  const [left, setLeft] = useState(pictures)
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState<Failure[]>([])
  const [only] = left
  const isOne = left.length === 1

  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    setFailures([])
    const gone: string[] = []
    const failed: Failure[] = []
    for (const picture of left) {
      const { refusal } = await send('DELETE', PICTURE, {
        params: { shelterId: shelter, mediaId: picture.id },
      })
      // Someone else was faster: it is gone all the same.
      if (!refusal || refusal.kind === 'gone') gone.push(picture.id)
      else failed.push({ picture, sentence: refusal.sentence })
    }
    setBusy(false)
    setFailures(failed)
    setLeft(failed.map(({ picture }) => picture))
    if (gone.length > 0) onDeleted(gone)
    if (failed.length === 0) onClose()
  }

  const question = isOne ? words.removeQuestion : words.removeManyQuestion(left.length)
  return (
    <Overlay label={question} className={styles.dialog} onClose={() => !isBusy && onClose()}>
      <h2 className={styles.question}>{question}</h2>
      <div className={styles.strip} aria-hidden="true">
        {left.slice(0, 6).map((picture) => (
          <img key={picture.id} src={pathOf(picture.sizes.thumb?.url ?? picture.url)} alt="" />
        ))}
      </div>
      {isOne && only ? (
        <SingleUses shelter={shelter} picture={only} />
      ) : (
        <p>{words.removeForGood}</p>
      )}
      {failures.length > 0 && (
        <div className={styles.failed} role="alert">
          <p>{words.removeError}</p>
          <ul>
            {failures.map(({ picture, sentence }) => (
              <li key={picture.id}>{isOne ? sentence : `${nameOf(picture)}\u00a0: ${sentence}`}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onClose()}
        >
          {labels.cancel}
        </button>
        <button
          type="button"
          className={buttons.danger}
          aria-disabled={isBusy || undefined}
          onClick={() => void remove()}
        >
          {isBusy ? words.removing : labels.remove}
        </button>
      </div>
    </Overlay>
  )
}
