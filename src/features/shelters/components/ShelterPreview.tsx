import type { ShelterCard } from '../queries'
import styles from './ShelterPreview.module.scss'

/** A shelter in a list of the platform: its place, its words, a way in. */
export function ShelterPreview({ shelter }: { shelter: ShelterCard }) {
  const { slug, name, city, department, shortDescription, logo, photo } = shelter
  return (
    <article className={styles.card}>
      {photo ? (
        <img
          className={styles.photo}
          src={photo.url}
          srcSet={photo.srcSet || undefined}
          sizes="(width >= 760px) 400px, 100vw"
          alt=""
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <div className={styles.field} aria-hidden="true" />
      )}
      <div className={styles.body}>
        {logo && <img className={styles.logo} src={logo.thumb} alt="" width={64} height={64} />}
        <h3 className={styles.name}>
          <a className={styles.link} href={`/shelter/${slug}`}>
            {name}
          </a>
        </h3>
        <p className={styles.city}>
          {city}
          {department && ` (${department})`}
        </p>
        {shortDescription && <p className={styles.text}>{shortDescription}</p>}
      </div>
    </article>
  )
}
