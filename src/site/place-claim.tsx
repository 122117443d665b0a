import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { signInPath, signUpPath } from '@/features/accounts/suite'
import { CONTACT_PATH } from '@/features/contact/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { faceOf, FACES, placePath } from '@/features/places/model'
import { ClaimForm } from '@/features/places/owners/components/ClaimForm'
import { proofOf } from '@/features/places/owners/domain.model'
import {
  CLAIM_CONFIRM_API,
  CLAIM_HOURS,
  claimLinkPath,
  claimPath,
  OWNER_SENTENCES,
} from '@/features/places/owners/model'
import { readClaimLink } from '@/features/places/owners/queries'
import { findPublicPlace } from '@/features/places/queries'
import { FACE_WORDS, placeLine } from '@/features/places/wording.model'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

async function returned(query: PageQuery) {
  const jar = await cookies()
  return returnedForm(query, (name) => jar.get(name)?.value, 'Trop de demandes détectées')
}

/** By which the owner of a place says so; it never tells whether somebody did before. */
export async function ClaimPage({ slug, query }: { slug: string; query: PageQuery }) {
  const place = await findPublicPlace(slug)
  if (!place) notFound()
  const form = await returned(query)
  const { user } = await pageSession()
  const proof = proofOf(place.site)
  const face = faceOf(place.kind)
  const path = placePath(place.slug)
  // Only an address that may do is proposed.
  const own = user && proof.kind === 'own' && user.email.endsWith(`@${proof.host}`)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: FACE_WORDS[face].title, href: FACES[face].path },
            { label: place.name, href: path },
            { label: 'Tenir cette page' },
          ]}
          title="Vous tenez ce lieu&nbsp;?"
          lead={`${place.name}, ${placeLine(place)}`}
        />
        {query.fait === 'oui' ? (
          <Banner
            tone="success"
            role="status"
            title="Regardez la boîte de cette adresse"
            action={<ButtonLink href={path}>Retour à l’adresse</ButtonLink>}
          >
            Le lien que nous y envoyons sert une fois, pendant {CLAIM_HOURS} heures. Il faut un
            compte, gratuit, pour aller au bout.
          </Banner>
        ) : proof.kind === 'own' ? (
          <>
            <p>
              Recevez un lien à une adresse e-mail du site de ce lieu. Vous tiendrez ensuite
              vous-même son téléphone, ses horaires et sa présentation.
            </p>
            <ClaimForm
              id={place.id}
              slug={place.slug}
              host={proof.host}
              {...form}
              draft={own ? { email: user.email, ...form.draft } : form.draft}
            />
          </>
        ) : (
          <Banner
            tone="info"
            title="Une adresse e-mail ne suffit pas ici"
            action={<ButtonLink href={CONTACT_PATH}>Nous écrire</ButtonLink>}
          >
            {proof.kind === 'shared'
              ? OWNER_SENTENCES.sharedSite(proof.host)
              : OWNER_SENTENCES.noSite}{' '}
            Joignez de quoi montrer que le lieu est à vous, et l’adresse de son propre site s’il en
            a un.
          </Banner>
        )}
      </div>
    </PageFrame>
  )
}

/** What the link of the mail opens: nothing happens before its reader presses. */
export async function ClaimLinkPage({ token, query }: { token: string; query: PageQuery }) {
  const { req, user } = await pageSession()
  const claim = await readClaimLink(req, token)
  if (!claim) notFound()
  const { problem, errors } = await returned(query)
  const failure = problem?.error ?? errors['']
  const here = claimLinkPath(token)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: claim.name, href: placePath(claim.slug) },
            { label: 'Tenir cette page' },
          ]}
          title={claim.isOpen ? 'Vous tenez ce lieu\u00a0?' : 'Ce lien ne sert plus'}
          lead={`${claim.name}, ${claim.communeName}`}
        />
        {failure && (
          <Banner tone="destructive" role="alert">
            {failure}
          </Banner>
        )}
        {!claim.isOpen && (
          <>
            <p>{OWNER_SENTENCES.linkOver}</p>
            <ButtonLink href={claimPath(claim.slug)}>Demander un autre lien</ButtonLink>
          </>
        )}
        {claim.isOpen && user && (
          <>
            <p>La page de ce lieu sera tenue par votre compte, {user.email}.</p>
            <ActionForm
              action={CLAIM_CONFIRM_API}
              token={token}
              label="Tenir cette page"
              busyLabel="Un instant…"
            />
          </>
        )}
        {claim.isOpen && !user && (
          <>
            <p>Connectez-vous, ou créez un compte gratuit&nbsp;: vous reviendrez ici.</p>
            <div className={styles.ways}>
              <ButtonLink href={signInPath(here)}>Me connecter</ButtonLink>
              <ButtonLink href={signUpPath(here)} look="outline">
                Créer un compte
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </PageFrame>
  )
}
