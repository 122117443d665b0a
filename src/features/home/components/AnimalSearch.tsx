'use client'

import { useEffect, useRef, useState } from 'react'

import { FIRST_CHOICES, OTHERS_PICTURE } from '@/features/animals/first-choices.model'
import type { Species } from '@/features/animals/model'
import { AroundMe } from '@/features/communes/components/AroundMe'
import { loadCommunes } from '@/features/communes/components/communes'
import { Button } from '@/ui/Button'
import { Combobox } from '@/ui/Combobox'

import styles from './AnimalSearch.module.scss'

type Props = {
  /** Species that wait besides dogs, cats and rabbits. */
  others: ReadonlyArray<{ species: Species; label: string }>
}

type Place = { value: string; label: string }

/** What whom one looks for, and where: a plain form, which a script only makes easier. */
export function AnimalSearch({ others }: Props) {
  const [place, setPlace] = useState<Place | null>(null)
  const form = useRef<HTMLFormElement>(null)
  /** The commune of a search that leaves before the field shows it. */
  const around = useRef<string>(null)

  // An address says what was asked, not what was left empty.
  useEffect(() => {
    const drop = ({ formData }: FormDataEvent) => {
      if (around.current) formData.set('near', around.current)
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
    }
    const current = form.current
    current?.addEventListener('formdata', drop)
    return () => current?.removeEventListener('formdata', drop)
  }, [])

  /** Where was the last question, when whom one looks for was said before. */
  const find = (found: Place) => {
    setPlace(found)
    if (!form.current?.querySelector('[name=species]:checked')) return
    around.current = found.value
    form.current.requestSubmit()
    around.current = null
  }

  return (
    <form
      ref={form}
      className={styles.search}
      role="search"
      aria-label="Chercher un animal à adopter"
      action="/animaux"
      method="get"
    >
      <fieldset className={styles.species}>
        <legend className={styles.legend}>Qui cherchez-vous&nbsp;?</legend>
        <div className={styles.choices} data-count={others.length > 0 ? 4 : 3}>
          {FIRST_CHOICES.map(({ species, label, picture }) => (
            <label key={species} className={styles.choice}>
              <input type="radio" name="species" value={species} />
              <Picture src={picture} />
              <span>{label}</span>
            </label>
          ))}
          {others.length > 0 && (
            <label className={styles.choice}>
              <input type="checkbox" aria-controls="autres-especes" data-more />
              <Picture src={OTHERS_PICTURE} />
              <span>Autres</span>
            </label>
          )}
        </div>
        {others.length > 0 && (
          <div id="autres-especes" className={styles.others}>
            {others.map(({ species, label }) => (
              <label key={species} className={styles.other}>
                <input type="radio" name="species" value={species} />
                <span>{label}</span>
              </label>
            ))}
          </div>
        )}
      </fieldset>
      <div className={styles.where}>
        <Combobox
          label="Où&nbsp;?"
          name="near"
          placeholder="Ville ou code postal"
          value={place}
          onChange={setPlace}
          load={loadCommunes}
          freeText
        />
        <AroundMe onFound={find} />
      </div>
      <Button type="submit" className={styles.submit}>
        Voir les animaux
      </Button>
    </form>
  )
}

/** Loaded lazily: it does not compete with the styles for a slow network, and words beside it say the same. */
function Picture({ src }: { src: string }) {
  return (
    <span className={styles.picture}>
      <img src={src} alt="" width={280} height={240} loading="lazy" decoding="async" />
    </span>
  )
}
