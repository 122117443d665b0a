import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { lastingQuery } from '@/features/animals/arrivals/model'
import { readWanted } from '@/features/animals/arrivals/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { AlertForm } from '@/features/saved-searches/components/AlertForm'
import { SearchActions } from '@/features/saved-searches/components/SearchActions'
import {
  API,
  CADENCE_LABELS,
  DONE_WORDS,
  doneOf,
  listPath,
  pressedWords,
  SENTENCES,
} from '@/features/saved-searches/model'
import { readSearch, wordsOfQuery } from '@/features/saved-searches/queries'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import styles from './saved-search.module.scss'

const LISTS = { label: 'Animaux à adopter', href: '/animaux' }

async function returned(query: PageQuery) {
  const jar = await cookies()
  return returnedForm(query, (name) => jar.get(name)?.value, SENTENCES.tooMany)
}

const textOf = (given: string | string[] | undefined): string =>
  (Array.isArray(given) ? given.at(-1) : given) ?? ''

/** The form of an alert as a page, for those without JavaScript. */
export async function NewSearchPage({ query }: { query: PageQuery }) {
  const wanted = lastingQuery(readWanted(textOf(query.recherche)))
  const { req, user } = await pageSession()
  const form = await returned(query)
  const done = query.fait === undefined ? null : doneOf(textOf(query.fait))
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          trail={[LISTS, { label: 'Alerte' }]}
          title="M’alerter des nouveaux animaux"
          lead={await wordsOfQuery(req, wanted)}
        />
        {done ? (
          <Banner
            tone="success"
            role="status"
            title={DONE_WORDS[done].title}
            action={<ButtonLink href={listPath(wanted)}>Revenir à la liste</ButtonLink>}
          >
            {DONE_WORDS[done].text}
          </Banner>
        ) : (
          <AlertForm query={wanted} email={user?.email} {...form} />
        )}
      </div>
    </PageFrame>
  )
}

/** What the link of a mail opens: nothing happens before its reader presses. */
export async function SearchPage({ token, query }: { token: string; query: PageQuery }) {
  const { req } = await pageSession()
  const search = await readSearch(req, token)
  if (!search) notFound()
  const { problem, errors } = await returned(query)
  const failure = problem?.error ?? errors['']
  const said = pressedWords(textOf(query.fait))
  if (search === 'gone') {
    return (
      <PageFrame>
        <div className={styles.narrow}>
          <PageBanner trail={[LISTS, { label: 'Alerte' }]} title={SENTENCES.gone} />
          <Banner
            tone={said ? 'success' : 'info'}
            role="status"
            action={<ButtonLink href="/animaux">Voir les animaux à adopter</ButtonLink>}
          >
            {said ??
              'Elle a été supprimée, ou n’a pas été confirmée à temps. Vous pouvez en demander une autre depuis la liste.'}
          </Banner>
        </div>
      </PageFrame>
    )
  }
  const { words, list, cadence, isConfirmed, isPaused } = search
  const state = isPaused ? 'En pause.' : `${CADENCE_LABELS[cadence]}.`
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          trail={[LISTS, { label: 'Alerte' }]}
          title={isConfirmed ? 'Votre alerte' : 'Confirmer votre alerte'}
          lead={words}
        />
        {failure && (
          <Banner tone="destructive" role="alert">
            {failure}
          </Banner>
        )}
        {said && (
          <Banner tone="success" role="status">
            {said}
          </Banner>
        )}
        {isConfirmed ? (
          <>
            <p className={styles.line}>
              {state} <a href={list}>Voir la liste</a>
            </p>
            <SearchActions search={search} from="lien" />
          </>
        ) : (
          <>
            <p className={styles.line}>
              Vous recevrez un e-mail quand de nouveaux animaux répondent à cette recherche&nbsp;:{' '}
              {CADENCE_LABELS[cadence].toLocaleLowerCase('fr')}. Chaque e-mail a un lien pour
              arrêter.
            </p>
            <div className={styles.ways}>
              <ActionForm
                action={`${API}/confirm`}
                token={token}
                label="Confirmer mon alerte"
                busyLabel="Confirmation…"
              />
              <ActionForm
                action={`${API}/remove`}
                token={token}
                label="Je n’en veux pas"
                busyLabel="Suppression…"
                look="outline"
              />
            </div>
          </>
        )}
      </div>
    </PageFrame>
  )
}
