import type { ReactNode } from 'react'

import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'

import styles from './FormPage.module.scss'

type Props = {
  shelter: { name: string; slug: string }
  title: string
  /** What the form is for; an empty line begins a paragraph. */
  description?: string
  children: ReactNode
}

/** A page with a form, in the frame of its shelter. */
export function FormPage({ shelter, title, description = '', children }: Props) {
  const paragraphs = description.split(/\n\s*\n/).filter((each) => each.trim() !== '')
  return (
    <>
      <ShelterBanner shelter={shelter} title={title}>
        <p className={styles.from}>{shelter.name}</p>
      </ShelterBanner>
      <div className={styles.page}>
        {paragraphs.map((each) => (
          <p key={each} className={styles.about}>
            {each}
          </p>
        ))}
        <div className={styles.card}>{children}</div>
      </div>
    </>
  )
}
