import { townLabel } from '@/platform/geo/model'
import { ButtonLink } from '@/ui/Button'

import { ageWords, applyPath, KIND_LABELS, LIST_PATH, RHYTHM_LABELS, SKILL_LABELS } from '../model'
import type { PublicMission } from '../view'
import styles from './Volunteering.module.scss'

/** What a mission asks for, and the way to offer one's help. */
export function MissionSheet({ mission }: { mission: PublicMission }) {
  const { slug, kind, rhythm, skills, minAge, description, shelter } = mission
  const place = [mission.placeWords, townLabel(mission.communeName, mission.department)]
  return (
    <>
      <p className={styles.text}>{description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Refuge</dt>
          <dd>
            <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>
          </dd>
        </div>
        <div>
          <dt>Où</dt>
          <dd>{place.filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>Ce qu’il faut faire</dt>
          <dd>{KIND_LABELS[kind]}</dd>
        </div>
        <div>
          <dt>Rythme</dt>
          <dd>{RHYTHM_LABELS[rhythm]}</dd>
        </div>
        <div>
          <dt>Âge</dt>
          <dd>{ageWords(minAge)}</dd>
        </div>
        {skills.length > 0 && (
          <div>
            <dt>Compétences utiles</dt>
            <dd>{skills.map((skill) => SKILL_LABELS[skill]).join(', ')}</dd>
          </div>
        )}
      </dl>
      <div className={styles.tools}>
        <ButtonLink href={applyPath(slug)}>Proposer mon aide</ButtonLink>
        <ButtonLink look="outline" href={`${LIST_PATH}?shelter=${shelter.slug}`}>
          Les missions de ce refuge
        </ButtonLink>
      </div>
    </>
  )
}
