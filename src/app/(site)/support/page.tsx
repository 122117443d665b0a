import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { Unconfirmed } from '@/features/accounts/components/Unconfirmed'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnTickets } from '@/features/tickets/components/OwnTickets'
import { WriteForm } from '@/features/tickets/components/WriteForm'
import { UNCONFIRMED } from '@/features/tickets/model'
import { listOwnTickets, listReachableShelters } from '@/features/tickets/queries'
import { visitorRequest } from '@/features/tickets/session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Aide',
  description: 'Une question sur le site, un animal ou un refuge\u00a0: où trouver la réponse.',
  robots: { index: false },
}

const HELP = [
  {
    title: 'Sur un animal ou une adoption',
    text: 'Le refuge qui le connaît répond\u00a0: son téléphone et ses horaires sont sur chaque fiche.',
    link: { href: '/refuges', label: 'Les refuges' },
  },
  {
    title: 'Sur le fonctionnement du site',
    text: 'Les questions qui reviennent ont leur réponse.',
    link: { href: '/faq', label: 'Questions fréquentes' },
  },
  {
    title: 'Impossible de me connecter',
    text: 'Demandez un nouveau mot de passe. Si aucun e-mail n’arrive, regardez dans les indésirables.',
    link: { href: '/auth/mot-de-passe-oublie', label: 'Mot de passe oublié' },
  },
  {
    title: 'Une difficulté sur le site',
    text: 'Une erreur sur une page, une idée, une difficulté d’accès\u00a0: écrivez à la plateforme.',
    link: { href: '/contact', label: 'Contact' },
  },
] as const

/** The form of a browser without JavaScript, as it came back. */
async function backAgain(query: Awaited<Props['searchParams']>) {
  const jar = await cookies()
  return returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY_TRIES, 'ecrire')
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SupportPage({ searchParams }: Props) {
  const req = await visitorRequest()
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Aide' }]}
          title="Aide"
          lead="Dites-nous ce qui vous amène&nbsp;: la réponse est souvent à une page d’ici."
        />
        {req.user ? (
          <>
            <SpaceNav here="/support" />
            <OwnTickets tickets={await listOwnTickets(req)} />
            {req.user.emailVerified ? (
              <WriteForm
                shelters={await listReachableShelters(req)}
                {...await backAgain(await searchParams)}
              />
            ) : (
              <Unconfirmed title={UNCONFIRMED} />
            )}
          </>
        ) : (
          <section aria-labelledby="demandes">
            <h2 id="demandes">Suivre mes demandes</h2>
            <p>
              Connectez-vous pour retrouver vos demandes et écrire à un refuge. Sans compte, suivez
              une demande par le lien reçu par e-mail.
            </p>
            <ButtonLink href="/auth/connexion?suite=/support">Me connecter</ButtonLink>
          </section>
        )}
        <section aria-labelledby="questions">
          <h2 id="questions">Votre question</h2>
          <ul className={styles.help}>
            {HELP.map(({ title, text, link }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  )
}
