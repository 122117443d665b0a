import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { ShareRowIsland } from '@/features/animals/components/ShareRowIsland'
import { DetailsForm } from '@/features/lost-found/components/DetailsForm'
import { Matches } from '@/features/lost-found/components/Matches'
import { OwnPhotos } from '@/features/lost-found/components/OwnPhotos'
import styles from '@/features/lost-found/components/OwnReport.module.scss'
import { ownReport, type OwnReport } from '@/features/lost-found/links'
import { matchesOf, type OwnMatch } from '@/features/lost-found/match/queries'
import { isActive, posterPath, RELAY_KIND, reportPath } from '@/features/lost-found/model'
import { detailsOf, ownSheet } from '@/features/lost-found/own-view'
import { reportTitle, seenTitle } from '@/features/lost-found/wording.model'
import { OwnTrail } from '@/features/lost-found/sightings/components/OwnTrail'
import { ownTrail } from '@/features/lost-found/sightings/queries'
import type { OwnSighting } from '@/features/lost-found/sightings/trail.model'
import { threadsOf, type OwnThread } from '@/features/relay/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { isHttpError } from '@/platform/http/error-kind'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { longMoment, plainDay } from '@/platform/time/model'
import { newestDay } from '@/platform/time/zones.model'
import { Badge } from '@/ui/Badge'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import { Ending, Erasing, Publication, type Shown } from './lost-found-own-life'
import page from './page.module.scss'

const DONE: Readonly<Record<string, string>> = {
  publier: 'Votre avis est en ligne.',
  completer: 'C’est enregistré.',
  terminer: 'L’avis est terminé. Merci d’avoir donné des nouvelles.',
  ressemblances: 'C’est noté.',
  passages: 'C’est noté.',
  prolonger: 'La recherche continue\u00a0: l’avis reste en ligne 180 jours.',
  photos: 'La photo est enregistrée.',
  'photo-retiree': 'La photo est retirée.',
}

type Loaded = {
  own: OwnReport
  matches: OwnMatch[]
  threads: OwnThread[]
  trail: OwnSighting[]
}

async function load(token: string): Promise<Loaded> {
  const { req } = await pageSession()
  try {
    const own = await ownReport(req, token)
    // Whoever only typed the address learns nothing of what its owner is told.
    if (!own.isProven) return { own, matches: [], threads: [], trail: [] }
    const { id } = own.report
    const matches = await matchesOf(req, id)
    const threads = await threadsOf(req, { kind: RELAY_KIND, id })
    return { own, matches, threads, trail: await ownTrail(req, id) }
  } catch (error) {
    if (isHttpError(error) && error.status === 404) notFound()
    throw error
  }
}

/** The page of whoever wrote a report: to publish it, to complete it, to tell how it ended. */
export async function OwnReportPage({ token, query }: { token: string; query: PageQuery }) {
  const { own, matches, threads, trail } = await load(token)
  const { report, isProven } = own
  const jar = await cookies()
  const returned = (part: string) =>
    returnedForm(query, (name) => jar.get(name)?.value, 'Trop d’essais', part)
  const sheet = ownSheet(report)
  const isOnline = Boolean(report.confirmedAt) && !report.hiddenAt
  const path = reportPath(report.kind, report.id)
  const done = typeof query.fait === 'string' ? DONE[query.fait] : undefined
  const shown = { own, token, returned }
  return (
    <PageFrame>
      <div className={page.narrow}>
        <PageBanner
          trail={[{ label: 'Mon avis' }]}
          title={reportTitle(sheet)}
          lead={
            isOnline
              ? `En ligne depuis le ${plainDay(new Date(report.confirmedAt ?? ''))}.`
              : undefined
          }
        />
        <div className={styles.own}>
          {done && (
            <Banner tone="success" role="status">
              {done}
            </Banner>
          )}
          <Publication {...shown} />
          {isOnline && (
            <div className={styles.presses}>
              <ButtonLink href={path}>Voir mon avis</ButtonLink>
              {isActive(report.status) && (
                <ShareRowIsland
                  name={reportTitle(sheet)}
                  text={`${reportTitle(sheet)}. Vous le reconnaissez\u00a0?`}
                  url={`${env.publicUrl}${path}`}
                  poster={posterPath(report.kind, report.id)}
                />
              )}
            </div>
          )}
          {threads.length > 0 && (
            <section className={styles.part} aria-labelledby="messages">
              <h2 id="messages">Messages</h2>
              <ul className={styles.matches}>
                {threads.map(({ threadId, otherName, lastAt, isUnread, ownPath }) => (
                  <li key={threadId}>
                    <a href={ownPath}>
                      {otherName}, {longMoment(new Date(lastAt))}
                    </a>{' '}
                    {isUnread && <Badge tone="apricot">Non lu</Badge>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {matches.length > 0 && isOnline && isActive(report.status) && (
            <section
              id="ressemblances"
              className={styles.part}
              aria-labelledby="ressemblances-titre"
            >
              <h2 id="ressemblances-titre">Ils lui ressemblent</h2>
              <p>Ce n’est peut-être pas lui&nbsp;: regardez bien, et écrivez.</p>
              <Matches token={token} matches={matches} />
            </section>
          )}
          {trail.length > 0 && (
            <section id="passages" className={styles.part} aria-labelledby="passages-titre">
              <h2 id="passages-titre">{seenTitle(report)}</h2>
              <OwnTrail token={token} sightings={trail} />
            </section>
          )}
          {isActive(report.status) && (
            <>
              <section id="photos" className={styles.part} aria-labelledby="photos-titre">
                <h2 id="photos-titre">Photos</h2>
                <OwnPhotos
                  token={token}
                  photos={sheet.photos}
                  problem={
                    query.photo === 'perdue'
                      ? 'La photo n’est pas arrivée. Choisissez-la de nouveau.'
                      : (returned('photos').errors.photo ??
                        returned('photos').errors[''] ??
                        returned('photos').problem?.error)
                  }
                />
              </section>
              {isProven && (
                <section id="completer" className={styles.part} aria-labelledby="completer-titre">
                  <h2 id="completer-titre">Compléter mon avis</h2>
                  <p>Chaque détail aide à le reconnaître, et à le rapprocher d’un autre avis.</p>
                  <Details {...shown} />
                </section>
              )}
            </>
          )}
          {isProven && <Ending {...shown} />}
          {isProven && <Erasing {...shown} />}
        </div>
      </div>
    </PageFrame>
  )
}

function Details({ own: { report }, token, returned }: Shown) {
  const { draft, errors } = returned('completer')
  const isBack = Object.keys(draft).length > 0
  const typed = Object.fromEntries(
    Object.entries(draft).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  const { isExact, lat, lng } = report
  return (
    <DetailsForm
      token={token}
      kind={report.kind}
      newest={newestDay(new Date())}
      // A box that was unticked is not in what came back.
      values={{ ...detailsOf(report), ...(isBack && { hasReward: '' }), ...typed }}
      point={isExact ? { lat, lng } : null}
      errors={errors}
    />
  )
}
