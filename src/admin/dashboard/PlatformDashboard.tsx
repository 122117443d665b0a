import Link from 'next/link'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import type { ShelterStatus } from '@/features/shelters/model'
import { counted } from '@/platform/french.model'
import { shortDay } from '@/platform/time/model'

import styles from './dashboard.module.scss'
import { Figures } from './Figures'
import { listPath } from './model'
import { readPlatformFigures } from './read-platform'

const inState = (status: ShelterStatus) => `${listPath('shelters')}?status=${status}`

/** The platform as a super admin looks after it. */
export async function PlatformDashboard({
  payload,
  name,
}: {
  payload: Payload
  name: string
}): Promise<ReactNode> {
  const { shelters, animalsOnline, requests } = await readPlatformFigures(payload)
  const pending = shelters.PENDING
  return (
    <>
      <header className={styles.header}>
        <h1>Bonjour {name}</h1>
        <p>
          <strong>Toute la plateforme</strong> · choisissez un refuge dans le menu pour travailler
          avec son équipe.
        </p>
      </header>
      <section className={styles.block}>
        <h2>À faire</h2>
        {pending === 0 ? (
          <p className={styles.calm}>Aucune demande de refuge n’attend.</p>
        ) : (
          <ul className={styles.waiting}>
            <li className={styles.queue}>
              <Link className={styles.all} href={inState('PENDING')} prefetch={false}>
                {counted(pending, 'demande de refuge', 'demandes de refuges')}
              </Link>
              <p>Ces refuges attendent une réponse.</p>
              <ul className={styles.samples}>
                {requests.map(({ id, name: shelter, city, createdAt }) => (
                  <li key={id}>
                    <Link href={`${listPath('shelters')}/${id}`} prefetch={false}>
                      {shelter}
                      {city && `, ${city}`}, {shortDay(new Date(createdAt))}
                    </Link>
                  </li>
                ))}
                {pending > requests.length && (
                  <li className={styles.more}>
                    et {counted(pending - requests.length, 'autre', 'autres')}
                  </li>
                )}
              </ul>
            </li>
          </ul>
        )}
      </section>
      <Figures
        title="Les refuges"
        figures={[
          {
            count: shelters.APPROVED,
            one: 'refuge en ligne',
            many: 'refuges en ligne',
            href: inState('APPROVED'),
          },
          {
            count: pending,
            one: 'en attente',
            many: 'en attente',
            href: inState('PENDING'),
          },
          {
            count: shelters.SUSPENDED,
            one: 'suspendu',
            many: 'suspendus',
            href: inState('SUSPENDED'),
          },
          {
            count: shelters.REJECTED,
            one: 'refusé',
            many: 'refusés',
            href: inState('REJECTED'),
          },
        ]}
      />
      <Figures
        title="Les animaux"
        figures={[
          {
            count: animalsOnline,
            one: 'animal à adopter',
            many: 'animaux à adopter',
            href: `${listPath('animals')}?kind=VISIBLE`,
          },
        ]}
      />
    </>
  )
}
