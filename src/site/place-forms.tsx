import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { ErrorForm } from '@/features/places/components/ErrorForm'
import { SuggestForm } from '@/features/places/components/SuggestForm'
import { API, faceOf, FACES, placePath, SUGGEST_PATH } from '@/features/places/model'
import { findPublicPlace } from '@/features/places/queries'
import { readSuggestion } from '@/features/places/suggestion'
import { FACE_WORDS, placeLine } from '@/features/places/wording.model'
import { env } from '@/platform/env'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'
import { randomKey } from '@/ui/random-key'

import styles from './page.module.scss'

const LISTS = { label: FACE_WORDS.addresses.title, href: FACES.addresses.path }

async function returned(query: PageQuery, tooMany: string) {
  const jar = await cookies()
  return returnedForm(query, (name) => jar.get(name)?.value, tooMany)
}

/** The page with the form by which anybody suggests a place. */
export async function SuggestPage({ query }: { query: PageQuery }) {
  const form = await returned(query, 'Trop d’adresses ont été proposées')
  const { user } = await pageSession()
  const known = user ? { contactName: user.name.split(' ')[0], email: user.email } : {}
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          origin={env.publicUrl}
          trail={[LISTS, { label: 'Proposer' }]}
          title="Proposer une adresse"
          lead={
            'Un vétérinaire, un café, une pension, un éducateur\u00a0: nous relisons chaque proposition avant de la publier.'
          }
        />
        <SuggestForm saveKey={randomKey()} {...form} draft={{ ...known, ...form.draft }} />
      </div>
    </PageFrame>
  )
}

/** What happens next with a suggestion. */
export function SuggestedPage({ query }: { query: PageQuery }) {
  const isSent = query.fait === 'envoye'
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[LISTS, { label: 'Proposer', href: SUGGEST_PATH }, { label: 'Merci' }]}
          title={isSent ? 'Merci, votre proposition est envoyée' : 'Regardez vos e-mails'}
          lead={
            isSent
              ? 'Nous la relisons, et vous écrivons dès qu’elle est en ligne.'
              : 'Ouvrez le lien que nous venons de vous envoyer\u00a0: votre proposition partira d’un clic.'
          }
        />
        <ButtonLink href={FACES.addresses.path} look="outline">
          Voir les bonnes adresses
        </ButtonLink>
      </div>
    </PageFrame>
  )
}

/** A suggestion, for its author alone: it leaves when they press, not when a link is opened. */
export async function ConfirmSuggestionPage({ token, query }: { token: string; query: PageQuery }) {
  const { req } = await pageSession()
  const suggestion = await readSuggestion(req, token)
  if (!suggestion) notFound()
  const { problem, errors } = await returned(query, 'Trop d’envois détectés')
  const failure = problem?.error ?? errors['']
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[LISTS, { label: 'Proposer' }]}
          title={
            suggestion.isWaiting
              ? 'Envoyez votre proposition'
              : 'Votre proposition est déjà envoyée'
          }
          lead={`${suggestion.name}, ${suggestion.communeName}`}
        />
        {failure && (
          <Banner tone="destructive" role="alert">
            {failure}
          </Banner>
        )}
        {suggestion.isWaiting && (
          <ActionForm
            action={`${API}/confirm`}
            token={token}
            label="Envoyer ma proposition"
            busyLabel="Envoi en cours…"
          />
        )}
      </div>
    </PageFrame>
  )
}

/** The page by which anybody says that something is wrong with a place. */
export async function PlaceErrorPage({ slug, query }: { slug: string; query: PageQuery }) {
  const place = await findPublicPlace(slug)
  if (!place) notFound()
  const form = await returned(query, 'Trop d’envois détectés')
  const face = faceOf(place.kind)
  const path = placePath(place.slug)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: FACE_WORDS[face].title, href: FACES[face].path },
            { label: place.name, href: path },
            { label: 'Signaler une erreur' },
          ]}
          title="Signaler une erreur"
          lead={`${place.name}, ${placeLine(place)}`}
        />
        {query.fait === 'oui' ? (
          <Banner
            tone="success"
            role="status"
            title="Merci, l’équipe est prévenue"
            action={<ButtonLink href={path}>Retour à l’adresse</ButtonLink>}
          >
            Une personne vérifie et corrige s’il le faut.
          </Banner>
        ) : (
          <ErrorForm id={place.id} slug={place.slug} {...form} />
        )}
      </div>
    </PageFrame>
  )
}
