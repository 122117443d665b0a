'use client'

import { useSyncExternalStore } from 'react'

import {
  MAX_FAVOURITES,
  parseFavourites,
  putFirst,
  without,
  type StoredAnimal,
} from '../../stored/model'
import { nothingStored, storedList, type StoredList } from '../../stored/store'
import { FAVOURITE_WARNINGS } from '../wording.model'

/** Favourites, wherever they are kept. */
export type FavouriteStore = StoredList<StoredAnimal>

/** What whoever is not signed in keeps. */
const ofBrowser = storedList({ key: 'patte-blanche.favourites.v1', parse: parseFavourites })

let shown: FavouriteStore = ofBrowser
let stop = () => {}
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** The favourites that are shown now: of the account, else of the browser. */
export const favourites: FavouriteStore = {
  subscribe(listener) {
    if (listeners.size === 0) stop = shown.subscribe(tell)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop()
    }
  },
  read: () => shown.read(),
  write: (entries) => shown.write(entries),
}

/**
 * Shows the favourites of an account in the place of those of the browser.
 * @returns what the browser keeps by itself
 */
export function showFavourites(list: FavouriteStore): FavouriteStore {
  stop()
  shown = list
  if (listeners.size > 0) stop = shown.subscribe(tell)
  tell()
  return ofBrowser
}

/** The favourites of this browser, the last one first; none on the server and while hydrating. */
export const useFavourites = (): StoredAnimal[] =>
  useSyncExternalStore(favourites.subscribe, favourites.read, nothingStored)

/** How many favourites there are; 0 on the server and while hydrating. */
export const useFavouriteCount = (): number => useFavourites().length

/** Whether an animal is among them; false on the server and while hydrating. */
export const useIsFavourite = (animalId: string): boolean =>
  useSyncExternalStore(
    favourites.subscribe,
    () => favourites.read().some(({ id }) => id === animalId),
    () => false,
  )

/**
 * Keeps an animal. Nothing happens when 100 are kept already (`full`); where the browser refuses
 * to keep anything, the favourite ends with the page (`passing`).
 */
export function addFavourite(animal: StoredAnimal): 'kept' | 'full' | 'passing' {
  const list = favourites.read()
  if (list.length >= MAX_FAVOURITES && !list.some(({ id }) => id === animal.id)) return 'full'
  return favourites.write(putFirst(list, animal, MAX_FAVOURITES)) ? 'kept' : 'passing'
}

export function removeFavourite(animalId: string): void {
  favourites.write(without(favourites.read(), animalId))
}

/**
 * Keeps an animal, or no longer.
 * @returns a sentence when it was not kept as one would think
 */
export function toggleFavourite(animal: StoredAnimal): string | null {
  if (favourites.read().some(({ id }) => id === animal.id)) {
    removeFavourite(animal.id)
    return null
  }
  return FAVOURITE_WARNINGS[addFavourite(animal)]
}
