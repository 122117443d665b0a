'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import { LIMITS, readContent, same } from '../../model'
import { modelDescription, type PageModel } from '../../models/model'
import type { PageContent } from '../../schema'
import { freeSlug, slugify } from '@/platform/slug.model'
import controls from '@/ui/admin-buttons.module.scss'
import { ModelCards } from './ModelCards'
import styles from './StartField.module.scss'
import { useShelterFacts } from './use-shelter-facts'

type Relation = string | { id: string } | null | undefined
/** What the page starts from; a name of null is the empty page. */
type Picked = { name: string | null; content: PageContent }

const EMPTY: PageContent = { schemaVersion: 1, sections: [] }

/** Writes several columns of the form at once, as if they were typed. */
function useFill() {
  const { dispatchFields, setModified } = useForm()
  return (values: Record<string, unknown>) => {
    for (const path of Object.keys(values)) {
      dispatchFields({ type: 'UPDATE', path, value: values[path], valid: true })
    }
    setModified(true)
  }
}

function Picker({ shelter, onPick }: { shelter: string | null; onPick: (it: Picked) => void }) {
  const { data, error, mutate } = useShelterFacts(shelter)
  const fill = useFill()
  if (!shelter) return <p>Choisissez d’abord le refuge de cette page.</p>
  if (error) {
    return (
      <p role="alert">
        Les modèles n’ont pas pu être préparés.{' '}
        <button type="button" className={controls.plain} onClick={() => void mutate()}>
          Réessayer
        </button>
      </p>
    )
  }
  if (!data) return <p role="status">Préparation des modèles…</p>
  const { facts, taken, hasHome } = data

  const pick = (model: PageModel | null) => {
    if (!model) {
      fill({ sections: EMPTY })
      return onPick({ name: null, content: EMPTY })
    }
    const content = model.content(facts)
    const isHomepage = model.isHomepage && !hasHome
    fill({
      title: model.title,
      sections: content,
      slug: isHomepage ? '' : freeSlug(slugify(model.title, LIMITS.slug), taken, LIMITS.slug),
      metaDescription: modelDescription(model, facts),
      isHomepage,
    })
    onPick({ name: model.name, content })
  }
  return <ModelCards facts={facts} hasHome={hasHome} onPick={pick} />
}

/** What a page starts from, offered while it is new and empty: a ready-made page, or nothing. */
export function StartField() {
  const { id } = useDocumentInfo()
  const shelter = useFormFields(([fields]) => fields.shelter?.value) as Relation
  const sections = useFormFields(([fields]) => fields.sections?.value)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [isOpen, setOpen] = useState(true)
  const said = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const own = useShelterInHand()
  const { dispatchFields } = useForm()
  // The first screen after signing in knows no shelter yet: the one in hand is meant.
  const isLost = !id && !shelter && own !== null
  useEffect(() => {
    if (!isLost) return
    // The form takes its first state after the effects of its fields.
    const timer = setTimeout(
      () => dispatchFields({ type: 'UPDATE', path: 'shelter', value: own, valid: true }),
      0,
    )
    return () => clearTimeout(timer)
  }, [isLost, own, dispatchFields])

  // Focus follows the choice: what was pressed is gone.
  useEffect(() => {
    if (picked) (isOpen ? title : said).current?.focus()
  }, [picked, isOpen])

  if (id) return null
  // What was written since is never replaced.
  const isUntouched = same(readContent(sections), picked?.content ?? EMPTY)
  if (!isOpen && picked) {
    const words =
      picked.name === null
        ? 'Page vide : ajoutez une première section.'
        : `Modèle « ${picked.name} » : changez ce que vous voulez, puis publiez.`
    return (
      <div ref={said} className={styles.chosen} tabIndex={-1} role="group" aria-label={words}>
        <p>{words}</p>
        {isUntouched && (
          <button type="button" className={controls.plain} onClick={() => setOpen(true)}>
            Choisir un autre modèle
          </button>
        )}
      </div>
    )
  }
  if (!isUntouched) return null
  const shelterId = typeof shelter === 'string' ? shelter : (shelter?.id ?? null)
  return (
    <section className={styles.start} aria-labelledby="page-start">
      <h2 id="page-start" ref={title} tabIndex={-1} className={styles.title}>
        Partir d’un modèle
      </h2>
      <p className={styles.hint}>
        Une page déjà écrite, avec vos animaux et vos horaires. Tout peut être changé ensuite.
      </p>
      <Picker
        shelter={shelterId}
        onPick={(it) => {
          setPicked(it)
          setOpen(false)
        }}
      />
    </section>
  )
}
