import { showFavourites, type FavouriteStore } from '@/features/animals/favourites/components/store'
import { putFirst, without, type StoredAnimal } from '@/features/animals/stored/model'
import { toast } from '@/ui/toasts'

import { LIKES_KEY } from '../key.model'
import { changesOf, FRESH_MS, parseMirror, type Mirror } from '../mirror.model'
import { LIKES_API, MAX_LIKES } from '../model'

const NOT_KEPT = 'Votre favori n’a pas pu être enregistré\u00a0: vérifiez votre connexion.'

type Answer = { likes: Array<{ animalId: string; name: string }> }
type Refused = { error?: string }

function remembered(user: string): Mirror | null {
  try {
    const kept = parseMirror(localStorage.getItem(LIKES_KEY))
    return kept?.user === user ? kept : null
  } catch {
    return null
  }
}

function remember(mirror: Mirror | null): void {
  try {
    if (mirror) localStorage.setItem(LIKES_KEY, JSON.stringify(mirror))
    else localStorage.removeItem(LIKES_KEY)
  } catch {
    // A browser that keeps nothing: the server is asked on each page.
  }
}

async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    // The page that a press leads to may come before the answer.
    keepalive: method !== 'GET',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
}

/** The likes of an account, as a list that hearts read and write. */
class OwnLikes implements FavouriteStore {
  private animals: StoredAnimal[]
  private pressed = Promise.resolve()
  private hasPressed = false
  private readonly listeners = new Set<() => void>()

  constructor(private readonly user: string) {
    this.animals = remembered(user)?.animals ?? []
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly read = () => this.animals

  readonly write = (after: StoredAnimal[]): boolean => {
    this.hasPressed = true
    const { added, removed } = changesOf(this.animals, after)
    this.show(after)
    for (const one of added) {
      const body = { animalId: one.id, userId: this.user }
      this.send(
        () => ask(LIKES_API, 'POST', body),
        () => without(this.animals, one.id),
      )
    }
    for (const one of removed) {
      this.send(
        () => ask(`${LIKES_API}/${one.id}`, 'DELETE'),
        () => putFirst(this.animals, one, MAX_LIKES),
      )
    }
    return true
  }

  /** Shows what the server answers, unless somebody pressed a heart meanwhile: it is older then. */
  readonly take = ({ likes }: Answer) => {
    if (this.hasPressed) return
    this.show(
      likes.map(({ animalId, name }) => ({ id: animalId, name })),
      Date.now(),
    )
  }

  private show(animals: StoredAnimal[], at = remembered(this.user)?.at ?? 0): void {
    this.animals = animals
    remember({ user: this.user, at, animals })
    for (const listener of this.listeners) listener()
  }

  /** Tells the server of one press after another; as it was, with a word, when it says no. */
  private send(press: () => Promise<Response>, undo: () => StoredAnimal[]): void {
    this.pressed = this.pressed.then(async () => {
      const text = await refusal(press)
      if (text === null) return
      this.show(undo())
      toast({ text, tone: 'destructive' })
    })
  }
}

/** Why a press was not taken; null when it was. */
async function refusal(press: () => Promise<Response>): Promise<string | null> {
  try {
    const response = await press()
    return response.ok ? null : (((await response.json()) as Refused).error ?? NOT_KEPT)
  } catch {
    return NOT_KEPT
  }
}

/**
 * Hearts show what the account likes. What the browser kept before joins it, once; the server is
 * asked again when a minute has passed. Never throws: without an answer, what was known is shown.
 */
export async function followOwnLikes(user: string): Promise<void> {
  const own = new OwnLikes(user)
  const ofBrowser = showFavourites(own)
  const kept = ofBrowser.read()
  const isFresh = Date.now() - (remembered(user)?.at ?? 0) < FRESH_MS
  if (isFresh && kept.length === 0) return
  try {
    const response = await (kept.length > 0
      ? ask(`${LIKES_API}/join`, 'POST', { animalIds: kept.map(({ id }) => id) })
      : ask(LIKES_API))
    if (!response.ok) return
    const answer = (await response.json()) as Answer
    own.take(answer)
    const joined = new Set(answer.likes.map(({ animalId }) => animalId))
    // What found no room, or is not online any more, stays with the browser.
    if (kept.length > 0) ofBrowser.write(kept.filter(({ id }) => !joined.has(id)))
  } catch {
    // No network: the hearts are those of the last time.
  }
}
