'use client'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import type { DeskRow } from '../desk/view'
import {
  COMMENT_STATUS_LABELS,
  commentPath,
  firstWords,
  FLAG_LABELS,
  postPath,
  STATUS_LABELS,
} from '../model'
import { sendDecision, undoOf } from './decide'
import styles from './Desk.module.scss'
import { doneWords, outcomeWords, STATUS_TONES, words } from './words.fr'

type Props = {
  row: DeskRow
  onAsk: (decision: 'HIDE' | 'REMOVE') => void
  onDone: (said: Undoable) => void
}

const pageOf = ({ kind, id, postId }: DeskRow): string =>
  kind === 'post' ? postPath(postId) : commentPath(id)

function Flags({ row }: { row: DeskRow }) {
  if (row.flags.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label={words.flags}>
      {row.flags.map(({ id, kind, words: text, at, outcome }) => (
        <li key={id}>
          {kind && FLAG_LABELS[kind]}
          {text && (
            <>
              &nbsp;: <q>{text}</q>
            </>
          )}{' '}
          <time dateTime={at}>{longMoment(new Date(at))}</time>
          {outcome && ` · ${outcomeWords(outcome)}`}
        </li>
      ))}
    </ul>
  )
}

/** A post or a comment, what was said against it, and what the person may do. */
export function Line({ row, onAsk, onDone }: Props) {
  const { run, refusal, isBusy } = useWrite()
  const { id, status, flagCount, isOnSheet, animal, mayDecide, photos } = row
  const keep = async () => {
    const outcome = await run(() =>
      sendDecision(row, { decision: 'KEEP', seen: flagCount, stamp: row.stamp }),
    )
    if (outcome && !outcome.refusal) onDone({ text: doneWords.KEEP, undo: undoOf(row) })
    else if (outcome?.refusal?.kind === 'conflict') onDone({ text: outcome.refusal.sentence })
  }
  const put = (isShown: boolean) =>
    send('POST', '/api/desk/wall/{id}/sheet', {
      params: { id },
      body: { isOnSheet: isShown, stamp: row.stamp },
    })
  const toggle = async () => {
    const outcome = await run(() => put(!isOnSheet))
    if (outcome?.refusal?.kind === 'conflict') onDone({ text: outcome.refusal.sentence })
    if (!outcome || outcome.refusal) return
    const undo = async () => (await put(isOnSheet)).refusal?.sentence ?? null
    onDone({ text: isOnSheet ? words.unshown : words.shown, undo })
  }
  const labels = row.kind === 'post' ? STATUS_LABELS : COMMENT_STATUS_LABELS
  const isOnline = status === 'PUBLISHED'
  const about = firstWords(row.body, 60)
  const press = (label: string, onPress: () => void, look = buttons.plain) => (
    <button
      type="button"
      className={look}
      aria-disabled={isBusy || undefined}
      aria-label={`${label}\u00a0: ${about}`}
      onClick={onPress}
    >
      {label}
    </button>
  )
  return (
    <PictureLine
      id={id}
      look="table"
      href={isOnline ? pageOf(row) : null}
      title={row.by.name}
      picture={{
        image: photos[0]?.cardUrl ?? null,
        card: photos[0]?.cardUrl ?? null,
        icon: 'list',
      }}
      facts={[
        longMoment(new Date(row.createdAt)),
        animal && `À propos de ${animal}, ${row.animalShelter}`,
      ].filter((fact): fact is string => Boolean(fact))}
      isBusy={isBusy}
      refusal={refusal?.kind === 'conflict' ? null : refusal && { sentence: refusal.sentence }}
      states={
        <>
          <StatusMark tone={STATUS_TONES[status]}>{labels[status]}</StatusMark>
          {flagCount > 0 && (
            <StatusMark tone="care">
              {flagCount === 1 ? '1 signalement' : `${flagCount} signalements`}
            </StatusMark>
          )}
          {isOnSheet && <StatusMark tone="plain">{words.onSheet}</StatusMark>}
          <p className={styles.whole}>{row.body}</p>
          {photos.length > 1 && (
            <ul className={styles.photos}>
              {photos.map(({ cardUrl }, at) => (
                <li key={cardUrl}>
                  <img
                    src={cardUrl}
                    alt={`Numéro ${at + 1}`}
                    width={96}
                    height={96}
                    loading="lazy"
                  />
                </li>
              ))}
            </ul>
          )}
          {row.reason && <p className={styles.whole}>{`${words.reason}\u00a0: ${row.reason}`}</p>}
          <Flags row={row} />
        </>
      }
    >
      {row.maySheet &&
        (isOnline || isOnSheet) &&
        press(isOnSheet ? words.unshow : words.show, () => void toggle())}
      {mayDecide &&
        isOnline &&
        flagCount > 0 &&
        press(words.keep, () => void keep(), buttons.primary)}
      {mayDecide && !isOnline && press(words.restore, () => void keep(), buttons.primary)}
      {mayDecide && isOnline && press(words.hide, () => onAsk('HIDE'))}
      {mayDecide &&
        status !== 'REMOVED' &&
        press(words.remove, () => onAsk('REMOVE'), buttons.danger)}
    </PictureLine>
  )
}
