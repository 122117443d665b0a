'use client'

import { useRef, useState } from 'react'

import type { Refusal } from '@/ui/api/client'
import { OwnSaves } from '@/ui/api/own-saves'
import { useFocusMessage } from '@/ui/use-focus-message'

import type { OwnWalk } from '../../view'
import type { WalkContent } from '../content'
import type { EditedWalk } from '../load'
import { SENTENCES } from '../../model'
import { addPhotos, type Holder } from '../photos'
import { addPhoto, saveWalk, type LostPhotos, type Stored } from '../save'
import { knowIds, restore, type WalkStore } from '../store'

type Told = {
  /** @param isWhole nothing was typed while it was sent */
  onSaved: (walk: OwnWalk, isWhole: boolean) => Promise<void>
  onRefused: (fields: Readonly<Record<string, string>>) => void
}

const FIRST_SAVE =
  'Une photo s’ajoute à une promenade enregistrée. Complétez ce qui manque ci-dessus, puis réessayez.'

/** Saves the walk of an editor; a refusal leaves everything as it was typed. */
export function useSave(editor: WalkStore, walk: EditedWalk | null, told: Told) {
  const [stored, setStored] = useState<Stored | null>(walk)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [saves] = useState(() => new OwnSaves())
  const [lost] = useState<LostPhotos>(() => new Map())
  const isSending = useRef(false)
  const isRead = walk?.status === 'PENDING' || walk?.status === 'PUBLISHED'
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()

  /** @returns the walk as it is saved; null when it was refused, or while another save is under way */
  const save = async (submit: boolean): Promise<(OwnWalk & { isWhole: boolean }) | null> => {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    const sent = editor.store.getState().content
    const { data, refusal: refused } = await saveWalk(saves, sent, { stored, submit })
    const isWhole = editor.store.getState().content === sent
    isSending.current = false
    setBusy(false)
    setRefusal(refused)
    if (!data) {
      told.onRefused(refused.fields)
      focusMessage()
      return null
    }
    setStored({ id: data.id, version: data.version })
    knowIds(
      editor,
      data.waypoints.map(({ id }) => id),
    )
    await told.onSaved(data, isWhole)
    editor.say(submit ? 'Promenade envoyée.' : 'Promenade enregistrée.')
    return { ...data, isWhole }
  }

  /** A draft is saved first where the server does not know it, or its point, yet. */
  const add = async (file: File, of: Holder): Promise<string> => {
    const contentNow = () => editor.store.getState().content
    const pointNow = () => contentNow().waypoints.find(({ key }) => key === of)
    const isNew = of !== null && pointNow()?.id === undefined
    // What others read is saved when its author says so, whole.
    if (stored && isNew && isRead) return SENTENCES.noWaypoint
    const before = stored && !isNew ? stored : await save(false)
    if (!before) return FIRST_SAVE
    const waypoint = of === null ? null : pointNow()?.id
    if (waypoint === undefined) return SENTENCES.noWaypoint
    const { id, version } = before
    const outcome = await addPhoto({ saves, lost }, before, { file, waypoint })
    if (typeof outcome === 'string') return outcome
    if (!outcome.data) return outcome.refusal.fields.photo ?? outcome.refusal.sentence
    // Where somebody else saved meanwhile, the next save is told so, and writes over nothing.
    if (outcome.data.version === version + 1) setStored({ id, version: version + 1 })
    // Photos whose order or words were changed and not saved keep both: only the new ones come.
    const known = new Set((of === null ? contentNow() : pointNow())?.photos.map(({ url }) => url))
    const { photos, waypoints } = outcome.data
    const sent = waypoint === null ? photos : waypoints.find((each) => each.id === waypoint)?.photos
    const added = (sent ?? []).filter(({ url }) => !known.has(url)).slice(-1)
    editor.run(addPhotos, { of, photos: added })
    return ''
  }

  return {
    stored,
    refusal,
    errors: refusal?.fields ?? {},
    isBusy,
    message,
    save,
    addPhoto: add,
    /** Takes up what this browser kept; whoever reads the banner knows what it replaces. */
    resume: (content: WalkContent) => restore(editor, content),
  }
}
