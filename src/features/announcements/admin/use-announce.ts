'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import { instantInParis } from '@/platform/time/model'
import { useWrite } from '@/ui/api/use-write'
import { deviceStore } from '@/ui/editing/device-store'
import { useBeforeLeaving } from '@/ui/editing/use-before-leaving'
import { randomKey } from '@/ui/random-key'
import { useFocusMessage } from '@/ui/use-focus-message'

import type { TeamAnnouncement } from '../schema'
import {
  byControl,
  isBlank,
  newDraft,
  targetOf,
  wordsOf,
  wrongIn,
  type ControlName,
  type Draft,
} from './draft'
import { form } from './words.fr'

/** The key once it was sent: the next try is the same announcement. */
type Kept = { at: number; draft: Draft; sentKey: string | null }
const store = deviceStore<Kept>('patte-blanche-announcements', 'drafts')

/** Milliseconds after the last key before the browser writes down what was typed. */
const REST = 300

/**
 * An announcement that is being written, kept in this browser until the server has it.
 * @param shelter the team that it is for; null for the platform
 * @param person whose draft it is
 */
export function useAnnounce(shelter: string | null, person: string, onSent: () => void) {
  const [draft, setDraft] = useState<Draft>(newDraft)
  const [sentKey, setSentKey] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<ControlName>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [isOver, setOver] = useState(false)
  const [foundAt, setFoundAt] = useState<number | null>(null)
  const [isLooked, setLooked] = useState(false)
  const { write, refusal, isBusy, forget } = useWrite()
  const [summary, focusSummary] = useFocusMessage<HTMLDivElement>()
  const place = `${person} ${shelter ?? ''}`

  const found = useEffectEvent((kept: Kept | undefined) => {
    setLooked(true)
    if (!kept || !isBlank(draft)) return
    setDraft(kept.draft)
    setSentKey(kept.sentKey)
    setFoundAt(kept.at)
  })
  useEffect(() => {
    let isHere = true
    void store.read(place).then((kept) => {
      if (isHere) found(kept)
    })
    void store.dropOld()
    return () => void (isHere = false)
  }, [place])
  const keep = () => {
    if (!isLooked || isOver) return
    if (isBlank(draft)) void store.drop(place)
    else void store.write(place, { at: Date.now(), draft, sentKey })
  }
  const keepLater = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(keepLater, REST)
    return () => clearTimeout(timer)
  }, [isLooked, isOver, place, draft, sentKey])
  useBeforeLeaving(keep)

  const at = draft.isLater ? instantInParis(draft.moment) : null
  const sendAt = at?.toISOString()
  const own = wrongIn(draft, shelter !== null, sendAt)
  if (draft.isLater && !at) own.sendAt = form.momentMissing
  const told = { ...byControl(Object.entries(refusal?.fields ?? {})), ...own }
  const wrong = Object.fromEntries(
    Object.entries(told).filter(([name]) => isAsked || left.has(name as ControlName)),
  ) as typeof told

  const send = async () => {
    const idempotencyKey = sentKey ?? randomKey()
    // Whatever becomes of this tab, the next try has the same key.
    setSentKey(idempotencyKey)
    await store.write(place, { at: Date.now(), draft, sentKey: idempotencyKey })
    // Nothing is wrong in it.
    const body = { kind: draft.kind, ...wordsOf(draft, sendAt), idempotencyKey }
    const said = { done: draft.isLater ? form.planned : form.sent }
    const outcome =
      shelter === null
        ? await write(
            'POST',
            '/api/platform/announcements',
            { body: { ...body, ...targetOf(draft) } },
            said,
          )
        : await write(
            'POST',
            '/api/shelter/{shelterId}/announcements',
            { params: { shelterId: shelter }, body: body as TeamAnnouncement },
            said,
          )
    if (!outcome) return
    if (outcome.refusal) {
      // Nothing was written under that key, unless nobody knows.
      if (outcome.refusal.kind !== 'network') setSentKey(null)
      if (Object.keys(outcome.refusal.fields).length > 0) {
        setConfirming(false)
        focusSummary()
      }
      return
    }
    setOver(true)
    await store.drop(place)
    onSent()
  }

  return {
    draft,
    foundAt,
    refusal,
    summary,
    wrong,
    /** Of the whole, once it was sent. */
    errors: isAsked ? told : {},
    isBusy,
    isConfirming,
    departure: at,
    change: (part: Partial<Draft>) => {
      forget()
      setDraft((before) => ({ ...before, ...part }))
    },
    leave: (name: ControlName) => setLeft((before) => new Set([...before, name])),
    ask: () => {
      setAsked(true)
      if (Object.keys(own).length > 0) focusSummary()
      else setConfirming(true)
    },
    close: () => setConfirming(false),
    send: () => void send(),
    startOver: () => {
      setDraft(newDraft())
      setSentKey(null)
      setFoundAt(null)
      setAsked(false)
      void store.drop(place)
    },
  }
}

export type AnnounceState = ReturnType<typeof useAnnounce>
