'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import type { Undoable } from '@/ui/AdminList/UndoBar'
import type { Sent } from '@/ui/api/address'
import { send, type Refusal } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { useFocusMessage } from '@/ui/use-focus-message'

import {
  afterClash,
  afterRead,
  afterRefusal,
  afterSave,
  draftOf,
  sendable,
  settleClash,
  shownIn,
  typeInto,
  type Typed,
} from '../../sheet/changes.model'
import { SHEET_NAMES, type SheetName, type SheetValue } from '../../sheet/fields.model'
import { wrongIn, type Sheet } from '../../sheet/schema'
import { namesOf } from '../query'
import { useBackup } from './use-backup'
import { words } from './words.fr'

const SHEET = '/api/shelter/{shelterId}/animals/{animalId}/sheet'

/** Milliseconds without a key after which what was written and left is saved. */
const REST = 1500

const isRight = (name: SheetName, value: unknown) => wrongIn(name, value) === null

const pick = (from: Typed, names: readonly SheetName[]): Typed =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

/** Only what the rule of its field takes is sent: each value is of the type of its field. */
const bodyOf = (changes: Typed, seen: Typed) =>
  ({ changes, seen }) as Sent<'PATCH', typeof SHEET>['body']

/** « changes.weight » of the API is the field weight. */
const byField = (fields: Refusal['fields']) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^changes\./, ''), text]),
  )

/**
 * The sheet of an animal that is being written: each field is saved once its control was left and
 * the keys rest, and kept in this browser until the server has it.
 * @param sheet as the server gave it, again whenever it is read again
 * @param person whose changes this browser keeps
 * @param onSheet the server wrote something: the sheet as it is now
 */
export function useSheet(sheet: Sheet, person: string, onSheet: (sheet: Sheet) => void) {
  const { animal } = sheet
  const params = namesOf(animal)
  const [draft, setDraft] = useState(() => draftOf(sheet.values))
  const [left, setLeft] = useState<ReadonlySet<SheetName>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const { write, refusal, isBusy } = useWrite()
  const [summary, focusSummary] = useFocusMessage<HTMLDivElement>()
  const backup = useBackup({ key: `${person}:${animal.id}`, draft, setDraft })

  const [seenSheet, setSeenSheet] = useState(sheet)
  if (sheet !== seenSheet) {
    setSeenSheet(sheet)
    setDraft((before) => afterRead(before, sheet.values))
  }

  const saved = (sent: Typed, answer: Sheet) => {
    setDraft((before) => afterSave(before, sent, answer.values))
    onSheet(answer)
  }
  const takeBack = async (sent: Typed, before: Typed): Promise<string | null> => {
    const { data, refusal: refused } = await send('PATCH', SHEET, {
      params,
      body: bodyOf(before, sent),
    })
    if (refused) return Object.values(refused.fields)[0] ?? refused.sentence
    saved(before, data)
    return null
  }
  const save = async (names: readonly SheetName[]) => {
    if (names.length === 0) return
    const changes = pick(draft.typed, names)
    const seen = pick(draft.seen, names)
    const outcome = await write('PATCH', SHEET, { params, body: bodyOf(changes, seen) })
    if (!outcome) return
    if (!outcome.refusal) {
      saved(changes, outcome.data)
      return setUndoable({ text: words.saved, undo: () => takeBack(changes, seen) })
    }
    const { kind, sentence, fields, more } = outcome.refusal
    if (kind === 'network' || kind === 'signedOut') return
    setUndoable(null)
    setDraft((before) =>
      more.others
        ? afterClash(before, more.others)
        : afterRefusal(before, changes, sentence, byField(fields)),
    )
  }

  const isCut = refusal?.kind === 'network' || refusal?.kind === 'signedOut'
  const ready = sendable(draft, isRight).filter((name) => left.has(name))
  const saveReady = useEffectEvent(() => void save(ready))
  const readyKey = ready.join()
  useEffect(() => {
    if (!readyKey || isBusy || isCut) return
    const timer = setTimeout(saveReady, REST)
    return () => clearTimeout(timer)
    // The draft: each key begins the rest anew.
  }, [readyKey, draft, isBusy, isCut])

  const everything = useEffectEvent(
    () => void save(sendable(draft, isRight).filter((name) => !backup.found?.names.includes(name))),
  )
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') everything()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      everything()
    }
  }, [])
  // The network is back, or the person has signed in again in another tab.
  const again = useEffectEvent(() => void save(sendable(draft, isRight)))
  useEffect(() => {
    if (!isCut) return
    window.addEventListener('online', again)
    window.addEventListener('focus', again)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('focus', again)
    }
  }, [isCut])

  const shown = shownIn(draft)
  const wrong = Object.fromEntries(
    SHEET_NAMES.flatMap((name) => {
      if (!(name in draft.typed)) return []
      const own = isAsked || left.has(name) ? wrongIn(name, draft.typed[name]) : null
      const text = own ?? draft.refused[name]
      return text ? [[name, text]] : []
    }),
  ) as Partial<Record<SheetName, string>>
  const unsavedCount = Object.keys(draft.typed).length
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (Object.keys(draft.typed).length > 0) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return {
    values: shown,
    others: draft.others,
    wrong,
    unsavedCount,
    refusal,
    undoable,
    isBusy,
    summary,
    found: backup.found,
    change: (name: SheetName, value: SheetValue) => {
      setUndoable(null)
      setDraft((before) => typeInto(before, name, value))
    },
    leave: (name: SheetName) => setLeft((before) => new Set([...before, name])),
    settle: (name: SheetName, isOwn: boolean) => {
      setDraft((before) => settleClash(before, name, isOwn))
      setLeft((before) => new Set([...before, name]))
    },
    /** All that was typed, now: what was refused is tried again. */
    saveAll: () => {
      setAsked(true)
      const tried = { ...draft, refused: {} }
      setDraft(tried)
      if (
        Object.keys(draft.typed).some(
          (name) => !isRight(name as SheetName, draft.typed[name as SheetName]),
        )
      )
        focusSummary()
      void save(sendable(tried, isRight))
    },
    giveUp: () => {
      const kept = draft
      backup.forget()
      setDraft(draftOf(draft.saved))
      setUndoable({
        text: words.givenUp,
        undo: () => {
          setDraft((before) => ({ ...kept, saved: before.saved }))
          return Promise.resolve(null)
        },
      })
    },
    endUndo: () => setUndoable(null),
    tell: setUndoable,
  }
}

export type SheetState = ReturnType<typeof useSheet>
