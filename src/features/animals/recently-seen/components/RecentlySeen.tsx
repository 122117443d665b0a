'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { MAX_SEEN, parseSeen, putFirst, type SeenAnimal } from '../../stored/model'
import { storedList, nothingStored } from '../../stored/store'
import styles from './RecentlySeen.module.scss'

const store = storedList({ key: 'patte-blanche.seen.v1', parse: parseSeen })

type Props = {
  /** The animal on show: remembered, and left out of the strip. */
  current?: SeenAnimal
  className?: string
}

/**
 * The animals that this browser was shown, the last one first; nothing when there are none. They
 * never leave the browser.
 */
export function RecentlySeen({ current, className }: Props) {
  const seen = useSyncExternalStore(store.subscribe, store.read, nothingStored)
  const { id, name, href, image } = current ?? {}
  useEffect(() => {
    if (!id || !name || !href || !image) return
    store.write(putFirst(store.read(), { id, name, href, image }, MAX_SEEN))
  }, [id, name, href, image])

  const others = seen.filter((each) => each.id !== id).slice(0, MAX_SEEN - 1)
  if (others.length === 0) return null
  return (
    <section className={className} aria-labelledby="deja-vus">
      <div className={styles.head}>
        <h2 id="deja-vus">Vous les avez regardés</h2>
        <button
          type="button"
          className={styles.clear}
          onClick={() => store.write(seen.filter((each) => each.id === id))}
        >
          Effacer
        </button>
      </div>
      <ul className={styles.strip}>
        {others.map((animal) => (
          <li key={animal.id}>
            <a className={styles.one} href={animal.href}>
              <img
                src={animal.image}
                alt=""
                width={460}
                height={420}
                loading="lazy"
                decoding="async"
                onError={({ currentTarget }) => {
                  // Its picture is gone: the name remains.
                  currentTarget.style.visibility = 'hidden'
                }}
              />
              {animal.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
