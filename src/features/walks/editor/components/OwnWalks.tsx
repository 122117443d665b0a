import { counted } from '@/platform/french.model'
import { longMoment } from '@/platform/time/model'
import { Badge } from '@/ui/Badge'
import { Button, ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { OwnLine, OwnLines, OwnLinks } from '@/ui/OwnLines'

import {
  editWalkPath,
  lengthWords,
  newWalkPath,
  PROBLEM_LABELS,
  STATUS_LABELS,
  stepApi,
  walkPath,
  type WalkStatus,
} from '../../model'
import type { OwnWalkLine } from '../../queries'
import { DeleteWalk } from './DeleteWalk'
import styles from './OwnWalks.module.scss'

const TONES = {
  DRAFT: 'neutral',
  PENDING: 'sky',
  PUBLISHED: 'pine',
  REJECTED: 'apricot',
} as const satisfies Record<WalkStatus, string>

const problemsWords = (count: number): string =>
  counted(count, 'problème signalé', 'problèmes signalés')

/** What its author can do with a walk. */
const Tools = ({
  id,
  slug,
  name,
  status,
}: Pick<OwnWalkLine, 'id' | 'slug' | 'name' | 'status'>) => (
  <>
    <OwnLinks
      name={name}
      edit={editWalkPath(id)}
      view={status === 'PUBLISHED' ? walkPath(slug) : undefined}
    />
    {status === 'PUBLISHED' && (
      <form action={stepApi(id, 'verify')} method="post">
        <Button
          type="submit"
          isSmall
          look="plain"
          aria-label={`Dire «\u00a0${name}\u00a0» vérifiée aujourd’hui`}
        >
          Vérifiée aujourd’hui
        </Button>
      </form>
    )}
    {(status === 'PUBLISHED' || status === 'PENDING') && (
      <form action={stepApi(id, 'take-back')} method="post">
        <Button
          type="submit"
          isSmall
          look="plain"
          aria-label={`Remettre en brouillon «\u00a0${name}\u00a0»`}
        >
          Remettre en brouillon
        </Button>
      </form>
    )}
    <DeleteWalk id={id} name={name} />
  </>
)

/** The walks of a person: where each is, and what can be done with it. */
export function OwnWalks({ walks }: { walks: readonly OwnWalkLine[] }) {
  if (walks.length === 0) {
    return (
      <EmptyState
        title="Aucune promenade pour l’instant"
        action={<ButtonLink href={newWalkPath}>Proposer une promenade</ButtonLink>}
      >
        Vous connaissez un beau chemin où emmener un chien&nbsp;? Décrivez-le.
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.first}>
        <ButtonLink href={newWalkPath}>Proposer une promenade</ButtonLink>
      </div>
      <OwnLines>
        {walks.map(({ id, slug, name, status, rejectedReason, distance, city, problems }) => (
          <OwnLine
            key={id}
            name={name}
            facts={
              <>
                <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
                <span>{[city, lengthWords(distance)].filter(Boolean).join(', ')}</span>
                {problems.length > 0 && (
                  <Badge tone="apricot">{problemsWords(problems.length)}</Badge>
                )}
              </>
            }
            reason={status === 'REJECTED' ? rejectedReason : null}
            tools={<Tools id={id} slug={slug} name={name} status={status} />}
          >
            {problems.length > 0 && (
              <details className={styles.problems}>
                <summary aria-label={`Lire ce qui est signalé sur «\u00a0${name}\u00a0»`}>
                  Lire ce qui est signalé
                </summary>
                <p>
                  Si c’est exact, corrigez votre promenade. Ceux qui relisent les promenades disent
                  ensuite que c’est réglé.
                </p>
                <ul>
                  {problems.map(({ id: problem, kind, reason, at }) => (
                    <li key={problem}>
                      <strong>{PROBLEM_LABELS[kind]}</strong>{' '}
                      <time dateTime={at}>{longMoment(new Date(at))}</time>
                      <p>{reason}</p>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </OwnLine>
        ))}
      </OwnLines>
    </>
  )
}
