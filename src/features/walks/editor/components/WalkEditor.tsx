'use client'

import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useStore } from 'zustand'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'

import { adminWalkPath, editWalkPath } from '../../model'
import type { WalkContent } from '../content'
import { emptyContent } from '../content'
import type { EditedWalk } from '../load'
import { walkStore } from '../store'
import { EditorContext, fieldId } from './context'
import { LinePart } from './LinePart'
import { controlOf, labelOf, PARTS, partOf, type PartId } from './parts'
import { PhotosPart } from './PhotosPart'
import { PracticalPart } from './PracticalPart'
import { useDraft } from './use-draft'
import { useSave } from './use-save'
import styles from './WalkEditor.module.scss'
import { WordsPart } from './WordsPart'

type Props = {
  personId: string
  walk: EditedWalk | null
  content?: WalkContent
  /** Where one goes once the walk was sent. */
  next: string
  /** Where one signs in again, and comes back from. */
  signInHref: string
  /** With which the person may sign it. */
  shelters?: ReadonlyArray<{ id: string; name: string; isDesk: boolean }>
  /** Whatever they send is online at once: a super admin. */
  publishesAll?: boolean
  /** Somebody else wrote it, and they alone send it: who corrects it saves it. */
  isOthers?: boolean
  /** In the admin a walk that is saved has another address. */
  isAdmin?: boolean
}

/** The sentence of a wrong field, which leads to what corrects it. */
const lineOf = ([field, sentence]: [string, string]) => {
  const label = labelOf(field)
  return {
    id: fieldId(controlOf(field)),
    text: label ? `${label}\u00a0: ${sentence}` : sentence,
  }
}

/** Of a line with many wrong points one says it all. */
function linesOf(errors: Readonly<Record<string, string>>) {
  const lines = Object.entries(errors).map(lineOf)
  return [...new Map(lines.map((line) => [`${line.id} ${line.text}`, line])).values()]
}

const NOBODY: NonNullable<Props['shelters']> = []

/**
 * The editor of a walk, on the site and in the admin: five parts that fold, everything of it in one
 * store, kept on the device until it is saved.
 */
export function WalkEditor(props: Props) {
  const { personId, walk, content, next, signInHref, shelters = NOBODY } = props
  const { isAdmin = false, publishesAll = false, isOthers = false } = props
  const [editor] = useState(() => walkStore(content ?? emptyContent))
  const announcement = useStore(editor.store, (state) => state.announcement)
  const [open, setOpen] = useState<readonly PartId[]>(['line'])
  const saving = useSave(editor, walk, {
    onSaved: async (saved, isWhole) => {
      if (isWhole) await draft.forget()
      const path = isAdmin ? adminWalkPath(saved.id) : editWalkPath(saved.id)
      window.history.replaceState(null, '', path)
    },
    onRefused: (fields) =>
      setOpen((now) => [...new Set([...now, ...Object.keys(fields).map(partOf)])]),
  })
  // Once it is saved it is kept as itself: the next new walk is another one.
  const { stored } = saving
  const draft = useDraft(editor, `${personId} ${stored?.id ?? 'new'}`, stored?.version ?? null)
  const { errors, refusal, isBusy, message } = saving
  const isOlder = Boolean(draft.found && stored && draft.found.version !== stored.version)

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = (event.target as Element).matches('input:not([type=checkbox]), textarea')
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) editor.redo()
    else editor.undo()
  }
  const send = async (submit: boolean) => {
    const saved = await saving.save(submit)
    // What was typed meanwhile stays on the screen, to be saved too.
    if (saved?.isWhole && submit) window.location.assign(next)
  }
  const bodies: Record<PartId, ReactNode> = {
    line: <LinePart />,
    words: <WordsPart />,
    practical: <PracticalPart />,
    photos: <PhotosPart />,
  }
  const shelter = useStore(editor.store, (state) => state.content.texts.shelter)
  const publishes = publishesAll || shelters.some(({ id, isDesk }) => isDesk && id === shelter)
  const isWaiting = isOthers || walk?.status === 'PENDING' || walk?.status === 'PUBLISHED'
  return (
    <EditorContext value={{ editor, errors, shelters, addPhoto: saving.addPhoto }}>
      <div
        className={`${styles.editor} ${styles.scripted}`}
        role="presentation"
        onKeyDown={onKeyDown}
      >
        {draft.found && (
          <Banner
            tone="info"
            action={
              <div className={styles.row}>
                <Button
                  isSmall
                  onClick={() => {
                    if (!draft.found) return
                    saving.resume(draft.found.content)
                    draft.close()
                  }}
                >
                  Reprendre
                </Button>
                <Button isSmall look="plain" onClick={() => void draft.forget()}>
                  Effacer
                </Button>
              </div>
            }
          >
            Des changements de cette promenade, pas encore enregistrés, sont gardés sur cet
            appareil.
            {isOlder &&
              ' Elle a été enregistrée depuis, peut-être par quelqu’un d’autre\u00a0: les reprendre remplace ce qui a été enregistré.'}
          </Banner>
        )}
        {walk?.rejectedReason && (
          <Banner tone="warning" title="À corriger">
            {walk.rejectedReason}
          </Banner>
        )}
        <div ref={message} tabIndex={-1} className={styles.message}>
          <ErrorSummary errors={linesOf(errors)} isQuiet />
          {refusal && Object.keys(errors).length === 0 && (
            <Banner
              tone="destructive"
              role="alert"
              action={
                refusal.kind === 'signedOut' && (
                  <a href={signInHref} target="_blank" rel="noopener">
                    Se reconnecter dans un nouvel onglet
                  </a>
                )
              }
            >
              {refusal.kind === 'signedOut'
                ? 'Vous n’êtes plus connecté. '
                : `${refusal.sentence} `}
              Ce que vous avez écrit est toujours là.
            </Banner>
          )}
        </div>
        {PARTS.map(({ id, title }, at) => (
          <details
            key={id}
            className={styles.part}
            open={open.includes(id)}
            onToggle={({ currentTarget: { open: isOpen } }) =>
              setOpen((now) =>
                isOpen ? [...new Set([...now, id])] : now.filter((each) => each !== id),
              )
            }
          >
            <summary>
              <h2>
                {at + 1}. {title}
              </h2>
            </summary>
            <div className={styles.inside}>{bodies[id]}</div>
          </details>
        ))}
        <section className={styles.send} aria-labelledby="walk-send">
          <h2 id="walk-send">{PARTS.length + 1}. Envoyer</h2>
          <p className={styles.note}>
            {isWaiting
              ? 'Vos corrections sont enregistrées telles quelles.'
              : publishes
                ? 'Un brouillon n’est vu que de vous. Une promenade publiée est lue de tous aussitôt.'
                : 'Un brouillon n’est vu que de vous. Une promenade proposée est relue avant d’être publiée.'}
          </p>
          <div className={styles.row}>
            {!isWaiting && (
              <Button isBusy={isBusy} onClick={() => void send(true)}>
                {publishes ? 'Publier la promenade' : 'Proposer la promenade'}
              </Button>
            )}
            <Button
              look={isWaiting ? 'primary' : 'outline'}
              isBusy={isBusy}
              onClick={() => void send(false)}
            >
              {isWaiting ? 'Enregistrer' : 'Enregistrer le brouillon'}
            </Button>
          </div>
        </section>
        <p className={styles.said} role="status">
          {/* The invisible mark makes a repeated sentence a new one. */}
          {announcement.text &&
            `${announcement.text}${announcement.serial % 2 === 0 ? '' : '\u200b'}`}
        </p>
      </div>
    </EditorContext>
  )
}
