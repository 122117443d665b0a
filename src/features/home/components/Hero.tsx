import type { AnimalCardData } from '@/features/animals/queries'
import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { Static } from '@/ui/Static'
import { untilItComes } from '@/ui/until-it-comes'

import { AnimalSearchIsland } from './AnimalSearchIsland'
import styles from './Hero.module.scss'

type Props = {
  others: readonly Species[]
  /** Those whose faces look out beside the search, where there is room. */
  faces: ReadonlyArray<Pick<AnimalCardData, 'id' | 'image' | 'colours' | 'name' | 'href'>>
}

/** A drawing of nothing: a phone fetches no face that it has no room to show. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** The first screen: a promise in a few words, and the search. */
export function Hero({ others, faces }: Props) {
  return (
    <div className={styles.hero}>
      <div className={styles.room}>
        <div className={styles.words}>
          <h1>Quelqu’un vous attend, tout près</h1>
          <p className={styles.lead}>
            Des chiens, des chats et bien d’autres, présentés par les refuges qui les connaissent.
          </p>
          <AnimalSearchIsland
            others={others.map((species) => ({ species, label: SPECIES_LABELS[species] }))}
          />
        </div>
        {faces.length > 0 && (
          <Static className={styles.faces}>
            {faces.map(({ id, image, colours, name, href }, at) => (
              <a key={id} className={styles.face} href={href}>
                <picture>
                  <source media="(width < 1000px)" srcSet={NOTHING} />
                  <img
                    style={untilItComes(colours)}
                    src={image}
                    alt=""
                    width={460}
                    height={420}
                    fetchPriority={at === 0 ? 'high' : undefined}
                  />
                </picture>
                <span className={styles.name}>{name}</span>
              </a>
            ))}
          </Static>
        )}
      </div>
    </div>
  )
}
