'use client'

import { useState } from 'react'

import { Badge } from '@/ui/Badge'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/Icon'
import { LoadMore } from '@/ui/LoadMore'
import { Pagination } from '@/ui/Pagination'

import { Example, Part } from './Part'
import styles from './ui.module.scss'

const TONES = [
  ['pine', 'Adoptée'],
  ['apricot', 'Réservée'],
  ['berry', 'SOS'],
  ['sky', 'Nouveau'],
  ['neutral', 'Brouillon'],
] as const

const FILTERS = ['Chien', 'Femelle', 'À moins de 50 km de Rennes']

export function Badges() {
  const [filters, setFilters] = useState(FILTERS)
  return (
    <Part
      id="etiquettes"
      text="L’état d’une chose en un mot&nbsp;; les choix en cours, à retirer d’un appui."
    >
      <Example title="Douces">
        {TONES.map(([tone, words]) => (
          <Badge key={tone} tone={tone}>
            {words}
          </Badge>
        ))}
      </Example>
      <Example title="Pleines">
        {TONES.map(([tone, words]) => (
          <Badge key={tone} tone={tone} isStrong>
            {words}
          </Badge>
        ))}
      </Example>
      <Example title="À retirer">
        {filters.map((label) => (
          <Chip
            key={label}
            label={label}
            onRemove={() => setFilters(filters.filter((one) => one !== label))}
          />
        ))}
        {filters.length < FILTERS.length && (
          <Button look="plain" isSmall onClick={() => setFilters(FILTERS)}>
            Tout remettre
          </Button>
        )}
      </Example>
    </Part>
  )
}

export function Cards() {
  return (
    <Part
      id="cartes"
      text="Toute la carte mène au même endroit&nbsp;; le lien garde le nom de la chose."
    >
      <div className={styles.cards}>
        <Card
          title="Une journée avec les bénévoles"
          href="#cartes"
          picture={
            <div className={styles.photo}>
              <Icon name="paw" size={56} />
            </div>
          }
          above={<Badge tone="sky">Nouveau</Badge>}
        >
          De la promenade du matin aux gamelles du soir.
        </Card>
        <Card
          title="Refuge des Quatre Vents"
          href="#cartes"
          above="Rennes (35)"
          footer={<a href="tel:+33200000000">Appeler</a>}
        >
          24 animaux attendent une famille.
        </Card>
        <Card title="Sans lien" above={<Badge tone="neutral">Information</Badge>}>
          Une carte peut aussi ne mener nulle part.
        </Card>
      </div>
    </Part>
  )
}

export function Lists() {
  const [remaining, setRemaining] = useState(26)
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    window.setTimeout(() => {
      setLoading(false)
      setRemaining((before) => Math.max(0, before - 12))
    }, 600)
  }
  const href = (page: number) => `?page=${page}#listes`
  return (
    <Part
      id="listes"
      text="Où l’on est, ce qui reste, comment continuer&nbsp;: avec ou sans JavaScript."
    >
      <Example title="Fil d’Ariane" isWide>
        <Breadcrumb trail={[{ label: 'Animaux', href: '#listes' }, { label: 'Nala' }]} />
      </Example>
      <Example title="Pages&nbsp;: au début, au milieu, à la fin" isWide>
        <Pagination page={1} pages={3} href={href} label="Pages, au début" />
        <Pagination page={10} pages={20} href={href} label="Pages, au milieu" />
        <Pagination page={20} pages={20} href={href} label="Pages, à la fin" />
      </Example>
      <Example title="Voir la suite" isWide>
        <LoadMore
          href={href(2)}
          remaining={remaining && `${remaining} animaux`}
          isLoading={isLoading}
          onLoad={load}
        />
        {remaining === 0 && <p>Tout est affiché.</p>}
      </Example>
    </Part>
  )
}
