'use client'

import { ROLE_LABELS } from '@/platform/access/model'

import { LEAVE_TEAM_API, PARTS } from '../../own/model'
import type { OwnTeam } from '../../own/teams'
import styles from './Account.module.scss'
import { AccountForm } from './AccountForm'
import type { FormState } from './forms'

export type { OwnTeam }

type Props = FormState & { teams: readonly OwnTeam[] }

/** The teams that a person is in, and the way out of each: it asks first. */
export function OwnTeams({ teams, errors, problem, done }: Props) {
  const wrong = Object.values(errors)[0] ?? problem?.error
  return (
    <>
      {done && (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      {wrong && <p role="alert">{wrong}</p>}
      <ul className={styles.teams}>
        {teams.map(({ id, name, role, admin }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
              <span className={styles.soft}>{ROLE_LABELS[role]}</span>
            </p>
            {admin && <a href={admin}>Administration</a>}
            <details>
              <summary>Quitter cette équipe</summary>
              <p>
                Vous n’entrez plus dans l’administration du refuge, dès maintenant. Votre compte et
                ce que vous avez écrit restent. Pour revenir, il vous faudra une nouvelle
                invitation.
              </p>
              <AccountForm
                path={LEAVE_TEAM_API}
                labels={{}}
                prefix={`${PARTS.teams}-${id}`}
                label={`Quitter ${name}`}
                busyLabel="Un instant…"
                look="destructive"
                isReloaded
              >
                {() => <input type="hidden" name="shelter" value={id} />}
              </AccountForm>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
