import type { ReactNode } from 'react'

import { listOwnShelters } from '@/features/shelters/own/queries'
import type { User } from '@/payload-types'
import { teamOf } from '@/platform/french.model'

import styles from './dashboard.module.scss'

type Props = {
  user: User
  name: string
  /** The selected shelter, when the person has no hand in its administration. */
  refused: string | null
}

/** Whoever works in several shelters says in which one today. */
export async function Choice({ user, name, refused }: Props): Promise<ReactNode> {
  const shelters = await listOwnShelters(user)
  const closed = shelters.find(({ id }) => id === refused)
  return (
    <>
      <header className={styles.header}>
        <h1>Bonjour {name}</h1>
        {closed ? (
          <p>
            Vous êtes «&nbsp;{closed.roleLabel}&nbsp;» dans {teamOf(closed.name)}, merci pour votre
            aide&nbsp;! Son administration s’ouvre à partir du rôle «&nbsp;Éditeur&nbsp;»&nbsp;: une
            personne «&nbsp;Administrateur&nbsp;» de cette équipe peut changer votre rôle.
          </p>
        ) : (
          <p>Dans quel refuge travaillez-vous aujourd’hui&nbsp;?</p>
        )}
      </header>
      <ul className={styles.choices}>
        {shelters
          .filter(({ canViewAdmin }) => canViewAdmin)
          .map(({ id, slug, name: shelter, city, roleLabel }) => (
            <li key={id}>
              {/* A gateway that answers with a redirection: a whole visit, not a step of the router. */}
              <a className={styles.choice} href={`/shelter/${slug}/admin`}>
                <strong>{shelter}</strong>
                <span>
                  {city} · {roleLabel}
                </span>
              </a>
            </li>
          ))}
      </ul>
    </>
  )
}
