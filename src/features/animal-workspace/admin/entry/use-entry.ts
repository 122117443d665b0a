'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { LIMITS } from '@/features/animals/model'
import { useNewPhotos } from '@/features/media/admin/picker/use-new-photos'
import { deviceDay } from '@/platform/time/model'
import { useWrite } from '@/ui/api/use-write'
import { deviceStore } from '@/ui/editing/device-store'
import { useBeforeLeaving } from '@/ui/editing/use-before-leaving'
import { randomKey } from '@/ui/random-key'
import { useFocusMessage } from '@/ui/use-focus-message'

import type { NewAnimal } from '../../schema'
import type { TeamAnimal } from '../../view'
import { byControl, wrongIn, type Wrong } from './checks'
import { bodyOf, isBlank, newEntry, type ControlName, type Entry } from './entry.model'

/** The key once it was sent: what was only typed is a new animal in every tab that finds it. */
type KeptEntry = { at: number; entry: Entry; sentKey: string | null }
const texts = deviceStore<KeptEntry>('patte-blanche-animals', 'entries')
const pictures = deviceStore<{ at: number; files: File[] }>('patte-blanche-animal-photos', 'files')

/** Milliseconds after the last key before the browser writes down what was typed. */
const REST = 300

const blank = () => newEntry(deviceDay(new Date()))

/**
 * An animal that is being written down for a shelter: kept in this browser with its photos until
 * the server has it, whatever happens to the tab or the network.
 * @param onNext another one is begun: this one is over
 */
export function useEntry(shelter: string, onNext: () => void) {
  const [entry, setEntry] = useState<Entry>(blank)
  const [idempotencyKey, setKey] = useState(randomKey)
  const [sentKey, setSentKey] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<ControlName>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [failures, setFailures] = useState(0)
  const [foundAt, setFoundAt] = useState<number | null>(null)
  const [isLooked, setLooked] = useState(false)
  const [saved, setSaved] = useState<TeamAnimal | null>(null)
  const photos = useNewPhotos(shelter, LIMITS.photos)
  const { write, refusal, isBusy } = useWrite()
  const [summary, focusSummary] = useFocusMessage<HTMLDivElement>()

  const found = useEffectEvent((kept: KeptEntry | undefined, files: readonly File[]) => {
    setLooked(true)
    if ((!kept && files.length === 0) || !isBlank(entry)) return
    if (kept) {
      setEntry(kept.entry)
      if (kept.sentKey) setKey(kept.sentKey)
      setSentKey(kept.sentKey)
    }
    if (files.length > 0) photos.add(files)
    setFoundAt(kept?.at ?? Date.now())
  })
  useEffect(() => {
    let isHere = true
    void Promise.all([texts.read(shelter), pictures.read(shelter)]).then(([kept, picture]) => {
      if (isHere) found(kept, picture?.files ?? [])
    })
    void texts.dropOld()
    void pictures.dropOld()
    return () => void (isHere = false)
  }, [shelter])

  const keepTexts = () => {
    if (!isLooked || saved) return
    if (isBlank(entry)) void texts.drop(shelter)
    else void texts.write(shelter, { at: Date.now(), entry, sentKey })
  }
  const keepTextsLater = useEffectEvent(keepTexts)
  useEffect(() => {
    const timer = setTimeout(keepTextsLater, REST)
    return () => clearTimeout(timer)
  }, [isLooked, saved, shelter, entry, sentKey])
  useBeforeLeaving(keepTexts)
  const order = photos.photos.map(({ id }) => id).join()
  const keepPhotos = useEffectEvent(() => {
    const files = photos.photos.map(({ file }) => file)
    if (files.length === 0) void pictures.drop(shelter)
    else void pictures.write(shelter, { at: Date.now(), files })
  })
  useEffect(() => {
    if (isLooked && !saved) keepPhotos()
  }, [isLooked, saved, order])

  const forget = useCallback(
    () => Promise.all([texts.drop(shelter), pictures.drop(shelter)]),
    [shelter],
  )
  // After the timer above has gone: nothing writes it down again.
  const isSaved = saved !== null
  useEffect(() => {
    if (isSaved) void forget()
  }, [isSaved, forget])
  const startOver = async () => {
    // Nothing is left for the timer to write down.
    setEntry(blank())
    photos.clear()
    await forget()
    onNext()
  }

  const ownWrong = wrongIn(entry)
  const latest = useRef(entry)
  useEffect(() => {
    latest.current = entry
  })
  const save = async () => {
    if (isWaiting || isBusy) return
    setAsked(true)
    setFailures(0)
    if (Object.keys(ownWrong).length > 0) return focusSummary()
    setWaiting(true)
    const arrived = await photos.arrived()
    setWaiting(false)
    setFailures(arrived.failures)
    // Somebody may have gone on writing while the photos were sent.
    const now = latest.current
    if (arrived.failures > 0) return
    if (Object.keys(wrongIn(now)).length > 0) return focusSummary()
    // Whatever becomes of this tab, the next try has the same key.
    setSentKey(idempotencyKey)
    await texts.write(shelter, { at: Date.now(), entry: now, sentKey: idempotencyKey })
    // Nothing is wrong in it.
    const body = { ...bodyOf(now), photos: arrived.ids, idempotencyKey } as NewAnimal
    const outcome = await write('POST', '/api/shelter/{shelterId}/animals', {
      params: { shelterId: shelter },
      body,
    })
    if (!outcome) return
    if (outcome.refusal) {
      if (Object.keys(outcome.refusal.fields).length > 0) focusSummary()
      return
    }
    setSaved(outcome.data)
  }

  const isCut = refusal?.kind === 'network'
  const retry = useEffectEvent(() => void save())
  useEffect(() => {
    if (!isCut) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isCut])

  const told: Wrong = { ...byControl(Object.entries(refusal?.fields ?? {})), ...ownWrong }
  const isTold = (name: ControlName) => isAsked || left.has(name)
  const wrong = Object.fromEntries(
    Object.entries(told).filter(([name]) => isTold(name as ControlName)),
  ) as Wrong
  return {
    entry,
    photos,
    saved,
    setSaved,
    foundAt,
    failures,
    refusal,
    summary,
    /** What is wrong, of the fields that were left, or of all once it was sent. */
    wrong,
    /** Of the whole, once it was sent. */
    errors: isAsked ? told : {},
    isBusy: isBusy || isWaiting,
    isWaiting,
    change: (part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part })),
    leave: (name: ControlName) => setLeft((before) => new Set([...before, name])),
    save: () => void save(),
    startOver: () => void startOver(),
  }
}

export type EntryState = ReturnType<typeof useEntry>
