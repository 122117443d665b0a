import type { ReactNode } from 'react'

import styles from './Whom.module.scss'

/** Of the animal that is asked for. */
export type ApplicantFor = {
  name: string
  /** 460×420, where there is a photo. */
  image: string | null
}

/** Whom it is about, beside what is said of the form. */
export function Whom({ animal, children }: { animal: ApplicantFor; children: ReactNode }) {
  return (
    <div className={styles.whom}>
      {animal.image && <img src={animal.image} alt={animal.name} width={96} height={96} />}
      <p>{children}</p>
    </div>
  )
}
