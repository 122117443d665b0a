import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { AnimalCard } from '@/features/animals/components/AnimalCard'
import { CardManners } from '@/features/animals/components/CardManners'
import { listLatestAnimals } from '@/features/animals/queries'
import { env } from '@/platform/env'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { PageFrame } from '@/features/navigation/components/PageFrame'

import { Badges, Cards, Lists } from './cards'
import { Carousels } from './carousels'
import { ComboboxPart } from './combobox'
import { PARTS } from './contents'
import { Choices, Fields } from './fields'
import { Colours, Icons, Texts } from './foundations'
import { Messages, States } from './messages'
import { Folds, Menus } from './menus'
import { Overlays } from './overlays'
import { Buttons } from './buttons'
import { PageBanners } from './page-banners'
import { ThemePart } from './theme-part'
import styles from './ui.module.scss'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Système de design', robots: { index: false } }

const Contents = () => (
  <ol className={styles.contents}>
    {PARTS.map(([id, title]) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)

/** Every piece of the design system in every state, for those who build and those who judge. */
export default async function DesignSystem() {
  if (!env.DEMO) notFound()
  const animals = await listLatestAnimals(8)
  return (
    <PageFrame>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb trail={[{ label: 'Système de design' }]} />
          <h1>Système de design</h1>
          <p className={styles.lead}>
            Chaque pièce dont les pages sont faites, dans chacun de ses états. Chaleureux, calme,
            lisible&nbsp;: les animaux d’abord, l’interface ensuite.
          </p>
        </header>
        <details className={styles.folded}>
          <summary>Sommaire</summary>
          <nav aria-label="Sommaire">
            <Contents />
          </nav>
        </details>
        <nav className={styles.aside} aria-label="Sommaire">
          <Contents />
        </nav>
        <div className={styles.parts}>
          <Colours />
          <Texts />
          <Icons />
          <Buttons />
          <Fields />
          <Choices />
          <ComboboxPart />
          <Overlays />
          <Menus />
          <Folds />
          <Messages />
          <States />
          <Badges />
          <Cards />
          <Lists />
          <Carousels>
            {animals.map((animal) => (
              <AnimalCard key={animal.id} animal={animal} level="h3" />
            ))}
          </Carousels>
          <CardManners />
          <PageBanners />
          <ThemePart />
        </div>
      </div>
    </PageFrame>
  )
}
