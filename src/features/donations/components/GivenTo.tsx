import type { PublicShelter } from '@/features/shelters/queries'

import styles from './GivenTo.module.scss'

type Props = { shelter: Pick<PublicShelter, 'name' | 'slug' | 'logo'> }

/** To whom a gift went: the shelter's name and logo, in its colours. */
export function GivenTo({ shelter: { name, slug, logo } }: Props) {
  return (
    <div className={styles.band}>
      <a className={styles.inner} href={`/shelter/${slug}`}>
        {logo && <img src={logo.thumb} alt="" width={56} height={56} />}
        <span>{name}</span>
      </a>
    </div>
  )
}
