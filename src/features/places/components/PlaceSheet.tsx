import type { ReactNode } from 'react'

import { ExceptionList } from '@/features/shelters/components/ExceptionList'
import { Hours } from '@/features/shelters/components/Hours'
import { routeTo } from '@/features/shelters/components/map-links'
import { Badge } from '@/ui/Badge'

import { siteLabel } from '../contact.model'
import { KIND_LABELS } from '../model'
import type { PublicPlace } from '../view'
import { acceptsWords, placeLine } from '../wording.model'
import { OnePlaceMap } from './OnePlaceMap'
import { OpenState } from './OpenState'
import { PhoneLink } from './PhoneLink'
import styles from './Places.module.scss'

type Props = { place: PublicPlace; children: ReactNode }

/** Everything that everybody may read of a place. */
export function PlaceSheet({ place, children }: Props) {
  const { name, kind, text, phone, site, point, timezone } = place
  const { isAlwaysOpen, isAccessible, takesEmergencies, openingHours, openingExceptions } = place
  const hasHours = isAlwaysOpen || openingHours.length > 0
  const animals = acceptsWords(place)
  return (
    <article className={styles.sheet}>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone="neutral">{KIND_LABELS[kind]}</Badge>
          {takesEmergencies && <Badge tone="berry">Reçoit les urgences</Badge>}
          {hasHours && <OpenState opening={place} />}
        </p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.facts}>{placeLine(place)}</p>
        {phone && <PhoneLink phone={phone} name={name} isLarge />}
        {text && <p className={styles.text}>{text}</p>}
        <dl className={styles.list}>
          {animals && (
            <div>
              <dt>Animaux acceptés</dt>
              <dd>{animals}</dd>
            </div>
          )}
          {isAccessible && (
            <div>
              <dt>Accès</dt>
              <dd>Accessible en fauteuil roulant</dd>
            </div>
          )}
          {site && (
            <div>
              <dt>Site</dt>
              <dd>
                <a href={site} rel="nofollow ugc noopener">
                  {siteLabel(site)}
                </a>
              </dd>
            </div>
          )}
        </dl>
        {children}
      </div>
      <div className={styles.aside}>
        <section className={styles.part} aria-labelledby="horaires">
          <h2 id="horaires">Horaires</h2>
          {!hasHours && <p>Nous ne connaissons pas ses horaires. Appelez avant de venir.</p>}
          {isAlwaysOpen ? (
            <p>Ouvert 24&nbsp;h sur 24, 7&nbsp;j sur 7.</p>
          ) : (
            <Hours hours={openingHours} />
          )}
          <ExceptionList exceptions={openingExceptions} timezone={timezone} />
        </section>
        <section className={styles.part} aria-labelledby="plan">
          <h2 id="plan">Y aller</h2>
          <OnePlaceMap name={name} detail={placeLine(place)} point={point} />
          <p>
            <a href={routeTo(point) ?? undefined} rel="noopener">
              Itinéraire
            </a>
          </p>
        </section>
      </div>
    </article>
  )
}
