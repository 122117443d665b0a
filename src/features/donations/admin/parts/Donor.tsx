import type { DonationDetail } from '../../team/view'
import { day, fullName } from '../format'
import { commonWords, detailWords as words } from '../words.fr'
import styles from './Detail.module.scss'
import { Fact, Panel } from './Panel'

type Person = Pick<
  DonationDetail,
  'firstName' | 'lastName' | 'email' | 'isAnonymous' | 'address' | 'newsletterAt'
>

/** Who gave, and what may be done with their name. */
export function Donor({ person }: { person: Person }) {
  const { address, newsletterAt } = person
  return (
    <Panel title={words.donor}>
      {person.isAnonymous && (
        <div className={styles.mark}>
          <p>
            <strong>{commonWords.anonymous}</strong>
          </p>
          <p>{commonWords.anonymousHint}</p>
        </div>
      )}
      <p className={styles.name}>{fullName(person)}</p>
      <p>
        <a className={styles.link} href={`mailto:${person.email}`}>
          {person.email}
        </a>
      </p>
      <dl className={styles.facts}>
        <Fact name={words.address}>
          {address
            ? `${address.line}\n${address.postalCode} ${address.city}\n${address.country}`
            : words.noAddress}
        </Fact>
        <Fact name={words.newsletter}>
          {newsletterAt ? words.newsletterYes(day(newsletterAt)) : words.newsletterNo}
        </Fact>
      </dl>
    </Panel>
  )
}
