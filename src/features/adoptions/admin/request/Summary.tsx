'use client'

import Link from 'next/link'
import { useState } from 'react'

import { SPECIES_LABELS, statusWord } from '@/features/animals/model'
import { euros } from '@/platform/money/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { isOpen } from '../../model'
import type { RequestDetail } from '../../view'
import { AnimalPicture } from '@/features/animals/components/AnimalPicture'
import { send } from '@/ui/api/client'
import { REQUEST } from '../board/query'
import { Alert } from '../ui/Alert'
import { Choice } from '../ui/Fields'
import { requestWords as words } from '../words.fr'
import { EmailDialog } from './EmailDialog'
import { Panel } from './Panel'
import styles from './Request.module.scss'
import { useWrite } from './use-write'

type Props = { shelter: string; detail: RequestDetail; adminPath: string; onDone: () => void }

/** Who asks for whom, how to reach them, and who follows it. */
export function Summary({ shelter, detail, adminPath, onDone }: Props) {
  const { applicant, animal, plan, plans, assignee, team, otherOpen } = detail
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const [isAdding, setAdding] = useState(false)
  const planOptions: Array<readonly [string, string]> = [
    ['', words.noPlan],
    ...plans.map(({ id, title, priceCents }) => [id, `${title}, ${euros(priceCents)}`] as const),
  ]
  // A plan that is no longer offered stays the one of this request.
  if (plan && !plans.some(({ id }) => id === plan.id)) planOptions.push([plan.id, plan.title])
  const people: Array<readonly [string, string]> = [
    ['', words.nobody],
    ...team.map(({ id, name }) => [id, name] as const),
  ]
  if (assignee && !team.some(({ id }) => id === assignee.id))
    people.push([assignee.id, assignee.name])
  return (
    <>
      <Panel title={words.person}>
        <p className={styles.name}>{applicant.name}</p>
        <ul className={styles.contacts}>
          {applicant.phone && (
            <li>
              <a className={buttons.plain} href={`tel:${applicant.phone.replace(/[^\d+]/g, '')}`}>
                <Icon name="phone" size={20} />
                <span>{applicant.phone}</span>
              </a>
            </li>
          )}
          {applicant.email && (
            <li>
              <a className={buttons.plain} href={`mailto:${applicant.email}`}>
                <Icon name="mail" size={20} />
                <span>{applicant.email}</span>
              </a>
            </li>
          )}
        </ul>
        {applicant.userId && <p className={styles.hint}>{words.account}</p>}
        {applicant.email && (
          <p>
            <button
              type="button"
              className={buttons.link}
              disabled={isBusy}
              onClick={() =>
                void write((params) => send('POST', `${REQUEST}/link`, { params }), words.linkSent)
              }
            >
              {words.link}
            </button>
          </p>
        )}
        <p className={styles.hint}>{applicant.email ? words.linkHint : words.noEmail}</p>
        {!applicant.email && isOpen(detail.status) && (
          <p>
            <button type="button" className={buttons.link} onClick={() => setAdding(true)}>
              {words.addEmail}
            </button>
          </p>
        )}
        {isAdding && (
          <EmailDialog
            shelter={shelter}
            detail={detail}
            adminPath={adminPath}
            onClose={() => setAdding(false)}
            onDone={onDone}
          />
        )}
        <Choice
          label={words.assignee}
          value={assignee?.id ?? ''}
          options={people}
          onChange={(id) =>
            void write(
              (params) => send('PATCH', REQUEST, { params, body: { assignee: id || null } }),
              words.saved,
            )
          }
        />
        {refusal && (
          <Alert tone="bad" isUrgent>
            {refusal.sentence}
          </Alert>
        )}
      </Panel>
      <Panel title={words.animal}>
        <div className={styles.animal}>
          <AnimalPicture animal={animal} size={72} />
          <div>
            <p className={styles.name}>{animal.name}</p>
            <p className={styles.hint}>
              {SPECIES_LABELS[animal.species]},{' '}
              {statusWord(animal.status, animal.sex).toLowerCase()}
            </p>
            <Link
              className={buttons.link}
              href={`${adminPath}/collections/animals/${animal.id}`}
              prefetch={false}
            >
              {words.seeAnimal}
            </Link>
          </div>
        </div>
        {otherOpen > 0 && (
          <p>
            <Link
              className={buttons.link}
              href={`${adminPath}/collections/adoption-requests?search=${encodeURIComponent(animal.name)}`}
              prefetch={false}
            >
              {words.otherOpen(otherOpen)}
            </Link>
          </p>
        )}
        {isOpen(detail.status) && plans.length > 0 ? (
          <Choice
            label={words.plan}
            value={plan?.id ?? ''}
            options={planOptions}
            onChange={(id) =>
              void write(
                (params) => send('PATCH', REQUEST, { params, body: { plan: id || null } }),
                words.saved,
              )
            }
          />
        ) : (
          plan && (
            <p>
              {words.plan}&nbsp;: {plan.title}
            </p>
          )
        )}
      </Panel>
    </>
  )
}
