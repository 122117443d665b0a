'use client'

import { useFavouriteCount } from '@/features/animals/favourites/components/store'

import { FAVOURITES_LINK } from '../favourites-link.model'
import styles from './AccountLinks.module.scss'
import type { SessionUser } from '@/ui/api/use-session'

type Props = { user: SessionUser | null }

/** What the user menu holds: who is signed in, where they may go, the way in or out. */
export function AccountLinks({ user }: Props) {
  const kept = useFavouriteCount()
  return (
    <div className={styles.account}>
      {user ? (
        <p className={styles.who}>
          <strong>{user.name || user.email}</strong>
          {user.name && <span className={styles.detail}>{user.email}</span>}
        </p>
      ) : (
        <p className={styles.who}>
          <strong>Non connecté</strong>
          <span className={styles.detail}>Tout se visite sans compte.</span>
        </p>
      )}
      <ul className={styles.links}>
        {!user && (
          <li>
            <a className={styles.main} href="/auth/connexion">
              Se connecter
            </a>
          </li>
        )}
        {!user && (
          <li>
            <a href="/auth/inscription">Créer un compte</a>
          </li>
        )}
        {user && (
          <li>
            <a href="/mon-espace">Mon espace</a>
          </li>
        )}
        {user && (
          <li>
            <a href="/account">Mon compte</a>
          </li>
        )}
        {user && (
          <li>
            <a href="/profil">Mon profil</a>
          </li>
        )}
        {user && (
          <li>
            <a href="/notifications">Notifications</a>
          </li>
        )}
        {user?.canViewAdmin && (
          <li>
            <a href="/shelter/admin">Administration</a>
          </li>
        )}
        {user?.isSuperAdmin && (
          <li>
            <a href="/super-admin">Super administration</a>
          </li>
        )}
        {user && (
          <li>
            <a href="/mes-demandes">Mes demandes</a>
          </li>
        )}
        {user && (
          <li>
            <a href="/mes-dons">Mes dons</a>
          </li>
        )}
        <li>
          <a href={FAVOURITES_LINK.href}>
            {FAVOURITES_LINK.label}
            {kept > 0 && ` (${kept})`}
          </a>
        </li>
        {!user && (
          <li>
            <a href="/refuges/rejoindre-plateforme">Inscrire mon refuge</a>
          </li>
        )}
        {!user && (
          <li>
            <a href="/inscription">À quoi sert un compte</a>
          </li>
        )}
      </ul>
      {user && (
        <form className={styles.out} action="/api/auth/logout" method="post">
          <button type="submit">Se déconnecter</button>
        </form>
      )}
    </div>
  )
}
