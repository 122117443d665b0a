'use client'

import { useMemo } from 'react'

import { PAGE_MODELS, type PageModel, type ShelterFacts } from '../../models/model'
import type { PageContent } from '../../schema'
import { Sketch } from '../../components/Sketch'
import styles from './StartField.module.scss'

const EMPTY: PageContent = { schemaVersion: 1, sections: [] }

type CardProps = {
  name: string
  description: string
  content: PageContent
  onPick: () => void
}

function Card({ name, description, content, onPick }: CardProps) {
  return (
    <li>
      <button type="button" className={styles.card} onClick={onPick}>
        <Sketch content={content} />
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{description}</span>
      </button>
    </li>
  )
}

type Props = {
  facts: ShelterFacts
  hasHome: boolean
  /** Null for an empty page. */
  onPick: (model: PageModel | null) => void
}

/** The ready-made pages, each drawn from its own content, and the empty one. */
export function ModelCards({ facts, hasHome, onPick }: Props) {
  const drawn = useMemo(
    () => PAGE_MODELS.map((model) => ({ model, content: model.content(facts) })),
    [facts],
  )
  return (
    <ul className={styles.cards}>
      {drawn.map(({ model, content }) => (
        <Card
          key={model.key}
          name={model.name}
          description={
            model.isHomepage && hasHome
              ? 'Votre refuge a déjà sa page d’accueil : celle-ci sera une page comme les autres.'
              : model.description
          }
          content={content}
          onPick={() => onPick(model)}
        />
      ))}
      <Card
        name="Page vide"
        description="Sans rien dedans&nbsp;: vous ajoutez tout vous-même."
        content={EMPTY}
        onPick={() => onPick(null)}
      />
    </ul>
  )
}
