import type { CSSProperties } from 'react'
import { renderSVG } from 'uqr'

import type { PublicReport } from '../view'
import { coatWords, dayWords, kindWord, placeLine, sexWords, speciesWord } from '../wording.model'
import styles from './LostPoster.module.scss'

type Props = {
  report: PublicReport
  /** Whole address that the square code leads to. */
  url: string
}

/** One sheet of A4, to be read from three metres; no telephone, which swindlers read too. */
export function LostPoster({ report, url }: Props) {
  const { kind, name, photos, coat, coat2, sex, breed, marks, collar, hasReward } = report
  const [photo] = photos
  const head = kindWord(report)
  const title = name ?? speciesWord(report)
  const facts = [
    [name && speciesWord(report), sexWords(sex), breed].filter(Boolean).join(' · '),
    coatWords(coat, coat2),
    marks,
    collar && `Collier\u00a0: ${collar}`,
  ].filter(Boolean)
  return (
    <div className={styles.room}>
      <article className={styles.poster} data-kind={kind}>
        <p className={styles.head}>{head}</p>
        {photo ? (
          <img
            className={styles.photo}
            src={photo.url}
            // oxlint-disable-next-line jsx-a11y/img-redundant-alt -- nobody wrote down what it shows
            alt={`Photo\u00a0: ${title}`}
            width={photo.width}
            height={photo.height}
          />
        ) : (
          <div className={styles.space}>Collez ici une photo</div>
        )}
        <div className={styles.words}>
          <h1
            className={styles.name}
            style={{ '--letters': Math.max(6, [...title].length) } as CSSProperties}
          >
            {title}
          </h1>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className={styles.place}>
            {dayWords(report)}
            <br />
            {placeLine(report)}
          </p>
          {hasReward && <p className={styles.reward}>Récompense</p>}
        </div>
        <footer className={styles.foot}>
          <div
            className={styles.code}
            role="img"
            aria-label="Code à photographier&nbsp;: la page de cet avis"
            // Made by uqr from an address of ours: squares and nothing else.
            dangerouslySetInnerHTML={{ __html: renderSVG(url, { border: 2, ecc: 'M' }) }}
          />
          <div>
            <p className={styles.call}>
              {kind === 'LOST' ? 'Vous l’avez vu\u00a0?' : 'C’est le vôtre\u00a0?'}
            </p>
            <p>Photographiez ce code, ou ouvrez cette adresse, pour écrire à la personne&nbsp;:</p>
            <p className={styles.address}>{url.replace(/^https?:\/\//, '')}</p>
          </div>
        </footer>
      </article>
    </div>
  )
}
