import type { ReactNode } from 'react'

import { FactList } from '@/features/animals/components/FactList'
import { Badge } from '@/ui/Badge'
import { Banner } from '@/ui/Banner'
import { Gallery } from '@/ui/Gallery'

import { AGE_LABELS, CHIP_LABELS, SIZE_LABELS, WHEREABOUTS_LABELS, isActive } from '../model'
import { Trail } from '../sightings/components/Trail'
import type { Sighting } from '../sightings/trail.model'
import type { PublicReport } from '../view'
import {
  coatWords,
  dayWords,
  endWords,
  kindWord,
  placeLine,
  reportTitle,
  seenTitle,
  sexWords,
  speciesWord,
} from '../wording.model'
import { NoPhoto } from './NoPhoto'
import { PlaceMap } from './PlaceMap'
import styles from './ReportSheet.module.scss'

type Props = {
  report: PublicReport
  /** Where it was seen since, from the first day to the last. */
  trail?: readonly Sighting[]
  /** What a visitor can do: write, share. Under the facts. */
  children?: ReactNode
}

/** Everything that is known of a lost or found animal. */
export function ReportSheet({ report, trail = [], children }: Props) {
  const { kind, status, photos, text, hasReward, point, communeName, whereabouts } = report
  const title = reportTitle(report)
  const end = endWords(report)
  return (
    <article className={styles.sheet}>
      <div className={styles.pictures}>
        {photos.length > 0 ? (
          <Gallery
            label={`Photos\u00a0: ${title}`}
            sizes="(width >= 900px) 620px, 100vw"
            photos={photos.map(({ url, cardUrl, width, height }, at) => ({
              src: url,
              thumb: cardUrl,
              alt: `${title}, photo ${at + 1}`,
              width,
              height,
            }))}
          />
        ) : (
          <div className={styles.none}>
            <NoPhoto />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone={kind === 'LOST' ? 'berry' : 'sky'} isStrong={kind === 'LOST'}>
            {kindWord(report)}
          </Badge>
          {report.isTaken && <Badge tone="pine">Recueilli par un refuge</Badge>}
          {status === 'MATCHED' && <Badge tone="pine">Peut-être retrouvé</Badge>}
          {hasReward && isActive(status) && <Badge tone="apricot">Récompense</Badge>}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {end && (
          <Banner tone={status === 'RETURNED' ? 'success' : 'info'} title={end}>
            {report.endWords ?? 'Merci à toutes les personnes qui ont aidé.'}
            {report.endPhoto && (
              <img
                className={styles.end}
                src={report.endPhoto.cardUrl}
                alt={`${title}, avec le dernier mot`}
                width={report.endPhoto.width}
                height={report.endPhoto.height}
              />
            )}
          </Banner>
        )}
        <FactList
          facts={[
            ['Quand', dayWords(report)],
            ['Où', placeLine(report)],
            ['Animal', speciesWord(report)],
            ['Sexe', sexWords(report.sex)],
            ['Couleur', coatWords(report.coat, report.coat2)],
            ['Taille', report.size && SIZE_LABELS[report.size]],
            ['Âge', report.age && AGE_LABELS[report.age]],
            ['Race ou apparence', report.breed],
            ['Signes particuliers', report.marks],
            ['Collier', report.collar],
            ['Identification', report.chip === 'UNKNOWN' ? null : CHIP_LABELS[report.chip]],
            ['Où il est', whereabouts && WHEREABOUTS_LABELS[whereabouts]],
          ]}
        />
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      {trail.length > 0 && (
        <section className={styles.map} aria-labelledby="passages">
          <h2 id="passages">{seenTitle(report)}</h2>
          <Trail sightings={trail} />
        </section>
      )}
      <section className={styles.map} aria-labelledby="lieu">
        <h2 id="lieu">Le lieu</h2>
        <PlaceMap name={title} detail={communeName} point={point} trail={trail} />
        <p className={styles.blur}>
          {trail.length > 0 ? 'Les points sont montrés' : 'Le point est montré'} à 300&nbsp;mètres
          près, pour ne donner l’adresse de personne.
        </p>
      </section>
    </article>
  )
}
