import type { ReactNode } from 'react'

import { PageBanner } from '@/ui/PageBanner'

import type { PublicShelter } from '../queries'
import styles from './ShelterBanner.module.scss'
import { ShelterTrail } from './ShelterTrail'

type Props = {
  variant?: 'shelter' | 'news'
  shelter: Pick<PublicShelter, 'name' | 'slug'>
  title: string
  /** The pages between the shelter's home and this one. */
  above?: ReadonlyArray<{ label: string; href: string }>
  /** The page below is as wide as a catalogue. */
  isWide?: boolean
  children?: ReactNode
}

/** The head of a page of a shelter's site, in its colours: the way back, and its title. */
export function ShelterBanner({ variant = 'shelter', shelter, above = [], ...props }: Props) {
  const { title, isWide, children } = props
  const trail = <ShelterTrail shelter={shelter} pages={[...above, { label: title }]} />
  return (
    <div className={isWide ? styles.wide : styles.inner}>
      <PageBanner variant={variant} title={title} above={trail}>
        {children}
      </PageBanner>
    </div>
  )
}
