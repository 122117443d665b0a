import { useSyncExternalStore } from 'react'

/**
 * A choice of how to look at something, kept in this browser and shared by all that show it.
 * @param key under which it is kept
 * @param first what is chosen until somebody chose
 * @param others the other ones
 */
export function rememberedChoice<First extends string, Other extends string>(
  key: string,
  first: First,
  ...others: readonly Other[]
) {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = (): First | Other => {
    try {
      const kept = localStorage.getItem(key)
      return others.find((other) => other === kept) ?? first
    } catch {
      // A browser that keeps nothing for anyone.
      return first
    }
  }
  const write = (choice: First | Other): void => {
    try {
      localStorage.setItem(key, choice)
    } catch {
      // The choice then lasts as long as the screen.
    }
    for (const listener of listeners) listener()
  }
  return (): [First | Other, (choice: First | Other) => void] => [
    useSyncExternalStore(subscribe, read, () => first),
    write,
  ]
}
