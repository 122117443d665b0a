import { plainDay } from '@/platform/time/model'
import { ActionForm } from '@/ui/ActionForm'
import { Badge } from '@/ui/Badge'
import { EmptyState } from '@/ui/EmptyState'

import { shownIcon } from '../drawing.model'
import { displayApi, OWN_PART, RARITY_LABELS, summaryWords } from '../model'
import type { OwnBadge } from '../view'
import { goalOf } from '../words.model'
import { BadgePicture } from './BadgePicture'
import styles from './OwnBadges.module.scss'
import { Progress } from './Progress'

const Card = ({ badge, site }: { badge: OwnBadge; site: string }) => {
  const { id, name, description, rarity, criteriaType, criteriaValue, currentValue } = badge
  const { isUnlocked, isActive, isForced, unlockedAt } = badge
  return (
    <li className={styles.card} data-worn={isActive}>
      <BadgePicture
        icon={shownIcon(badge.iconUrl, site, criteriaType, rarity)}
        size={72}
        isLocked={!isUnlocked}
      />
      <div className={styles.words}>
        <h3>{name}</h3>
        <div className={styles.marks}>
          <Badge tone="neutral">{RARITY_LABELS[rarity]}</Badge>
          {isActive && <Badge tone="pine">Porté</Badge>}
        </div>
        <p>{description}</p>
      </div>
      <div className={styles.rest}>
        {isUnlocked ? (
          <>
            <p className={styles.soft}>
              {isForced
                ? 'Attribué par l’équipe de Patte Blanche'
                : unlockedAt && `Débloqué le ${plainDay(new Date(unlockedAt))}`}
            </p>
            <ActionForm
              action={displayApi(id)}
              label={isActive ? 'Ne plus porter' : 'Porter ce badge'}
              busyLabel="Un instant…"
              look="outline"
              about={name}
            >
              <input type="hidden" name="isEquipped" value={String(!isActive)} />
            </ActionForm>
          </>
        ) : isForced ? (
          <p className={styles.soft}>
            Verrouillé par l’équipe de Patte Blanche. <a href="/contact">Demander pourquoi</a>
          </p>
        ) : (
          <>
            <p className={styles.soft}>{goalOf(criteriaType, criteriaValue)}</p>
            <Progress criteria={criteriaType} current={currentValue} needed={criteriaValue} />
          </>
        )}
      </div>
    </li>
  )
}

type Props = {
  badges: readonly OwnBadge[]
  /** The address of the site. */
  site: string
}

/** A person’s badges: those that they have, then the way to the others. */
export function OwnBadges({ badges, site }: Props) {
  const unlocked = badges.filter(({ isUnlocked }) => isUnlocked)
  const locked = badges.filter(({ isUnlocked }) => !isUnlocked)
  if (badges.length === 0)
    return (
      <EmptyState title="Pas encore de badge">
        Les premiers arrivent bientôt&nbsp;: ils remercient ceux qui aident les animaux.
      </EmptyState>
    )
  return (
    <div id={OWN_PART}>
      <section className={styles.part} aria-labelledby="badges-debloques">
        <h2 id="badges-debloques">{summaryWords(unlocked.length, badges.length)}</h2>
        {unlocked.length > 0 ? (
          <ul className={styles.list}>
            {unlocked.map((badge) => (
              <Card key={badge.id} badge={badge} site={site} />
            ))}
          </ul>
        ) : (
          <p>Le premier n’est jamais loin&nbsp;: voyez ci-dessous où vous en êtes.</p>
        )}
      </section>
      {locked.length > 0 && (
        <section className={styles.part} aria-labelledby="badges-a-venir">
          <h2 id="badges-a-venir">À débloquer</h2>
          <ul className={styles.list}>
            {locked.map((badge) => (
              <Card key={badge.id} badge={badge} site={site} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
