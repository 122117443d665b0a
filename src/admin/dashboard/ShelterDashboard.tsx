import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import { euros } from '@/platform/money/model'
import { can, type Actor, type Permission } from '@/platform/access/model'

import styles from './dashboard.module.scss'
import { Figures, type Figure } from './Figures'
import { firstSteps } from './first-steps'
import { FirstSteps } from './FirstSteps'
import { Meetings } from './Meetings'
import { listPath, WAITING, WAITING_KINDS } from './model'
import { QuickActions, type Action } from './QuickActions'
import { readGivingFigures, type GivingFigures } from './read-giving'
import { readComingMeetings } from './read-meetings'
import { readSetUp } from './read-set-up'
import { readShelterFigures, type ShelterFigures } from './read-shelter'
import { WaitingList } from './WaitingList'

type May = (permission: Permission) => boolean

function actionsOf({ shelter, home }: ShelterFigures, may: May): Action[] {
  const create = (collection: string) => `${listPath(collection)}/create`
  return [
    may('manageAnimals') && { label: 'Ajouter un animal', href: create('animals') },
    may('manageNews') && { label: 'Écrire une actualité', href: create('news') },
    may('editContent') && {
      label: home ? 'Modifier la page d’accueil' : 'Créer la page d’accueil',
      href: home ? `${listPath('pages')}/${home}` : create('pages'),
    },
    shelter.isPublic && {
      label: 'Voir le site',
      href: `/shelter/${shelter.slug}`,
      isOutside: true,
    },
  ].filter((action) => action !== false)
}

function animalFigures({ animals }: ShelterFigures): Figure[] {
  const list = listPath('animals')
  return [
    {
      count: animals.visible,
      one: 'animal en ligne',
      many: 'animaux en ligne',
      href: `${list}?kind=VISIBLE`,
    },
    { count: animals.reserved, one: 'réservé', many: 'réservés', href: `${list}?kind=RESERVED` },
    {
      count: animals.adopted,
      one: 'adopté en 12 mois',
      many: 'adoptés en 12 mois',
      href: `${list}?status=ADOPTED&kind=LAST_YEAR`,
    },
    { count: animals.sos, one: 'SOS', many: 'SOS', href: `${list}?kind=SOS`, isUrgent: true },
  ]
}

function contentFigures({ pages, news }: ShelterFigures, may: May): Figure[] {
  const state = (status: string) => [[['status', 'equals', status]]] as const
  const figures: Figure[] = []
  if (may('editContent'))
    figures.push(
      {
        count: pages.published,
        one: 'page en ligne',
        many: 'pages en ligne',
        href: listPath('pages', state('PUBLISHED')),
      },
      {
        count: pages.drafts,
        one: 'brouillon de page',
        many: 'brouillons de pages',
        href: listPath('pages', state('DRAFT')),
      },
    )
  if (may('manageNews'))
    figures.push(
      {
        count: news.published,
        one: 'actualité en ligne',
        many: 'actualités en ligne',
        href: `${listPath('news')}?status=PUBLISHED`,
      },
      {
        count: news.scheduled,
        one: 'actualité programmée',
        many: 'actualités programmées',
        href: `${listPath('news')}?status=SCHEDULED`,
      },
    )
  return figures
}

function givingFigures({ thisMonthCents, sponsors, late }: GivingFigures): Figure[] {
  const list = listPath('sponsorships')
  return [
    {
      count: thisMonthCents,
      text: euros(thisMonthCents),
      one: 'reçus ce mois-ci',
      many: 'reçus ce mois-ci',
      href: `${listPath('donations')}?vue=bilan`,
    },
    {
      count: sponsors,
      one: 'parrainage en cours',
      many: 'parrainages en cours',
      href: `${list}?status=ACTIVE`,
    },
    {
      count: late,
      one: 'paiement refusé',
      many: 'paiements refusés',
      href: `${list}?status=PAST_DUE`,
      isUrgent: true,
    },
  ]
}

type Props = { payload: Payload; actor: Actor; name: string; shelterId: string }

/** The day of one shelter: what to do next, what waits, how it goes. */
export async function ShelterDashboard({
  payload,
  actor,
  name,
  shelterId,
}: Props): Promise<ReactNode> {
  const may: May = (permission) => can(actor, permission, shelterId)
  if (!may('viewDashboard')) return null
  const now = new Date()
  const [figures, setUp, giving, meetings] = await Promise.all([
    readShelterFigures(payload, shelterId, now),
    readSetUp(payload, shelterId),
    may('viewGiving') ? readGivingFigures(payload, shelterId, now) : null,
    may('manageAdoptions') ? readComingMeetings(payload, shelterId, now) : null,
  ])
  const platform = actor?.isSuperAdmin && <a href="/super-admin">Toute la plateforme</a>
  if (!figures)
    return (
      <header className={styles.header}>
        <h1>Bonjour {name}</h1>
        <p>Ce refuge n’existe plus. {platform}</p>
      </header>
    )
  const { shelter } = figures
  const content = contentFigures(figures, may)
  const steps = setUp ? firstSteps(shelterId, setUp, may) : []
  const isComplete = steps.every(({ isDone }) => isDone)
  return (
    <>
      <header className={styles.header}>
        <h1>Bonjour {name}</h1>
        <p>
          <strong>{shelter.name}</strong>
          {!shelter.isPublic && ' · pas encore en ligne'}
          {platform && <> · {platform}</>}
        </p>
      </header>
      <QuickActions actions={actionsOf(figures, may)} />
      {!isComplete && <FirstSteps steps={steps} />}
      <WaitingList
        shelterId={shelterId}
        isComplete={isComplete}
        kinds={WAITING_KINDS.filter((kind) => may(WAITING[kind].needs))}
        waiting={figures.waiting}
        now={now}
      />
      {meetings && <Meetings meetings={meetings} now={now} />}
      {may('manageAnimals') && <Figures title="Les animaux" figures={animalFigures(figures)} />}
      {giving && <Figures title="Les dons" figures={givingFigures(giving)} />}
      {content.length > 0 && <Figures title="Le site" figures={content} />}
    </>
  )
}
