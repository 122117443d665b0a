import { Static } from '@/ui/Static'

import type { PublicShelter } from '../queries'
import styles from './ShelterContact.module.scss'

type Props = {
  shelter: Pick<PublicShelter, 'address' | 'postalCode' | 'city' | 'phone' | 'email'>
}

/** An address for `tel:` links: spaces and dots go. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Where a shelter is and how to reach it. One that has no house of its own shows its town. */
export function ShelterContact({ shelter }: Props) {
  const { address, postalCode, city, phone, email } = shelter
  return (
    <Static className={styles.contact}>
      <address className={styles.address}>
        {address && (
          <>
            {address}
            <br />
          </>
        )}
        {postalCode} {city}
      </address>
      {phone && (
        <a className={styles.phone} href={telephone(phone)}>
          {phone}
        </a>
      )}
      <a href={`mailto:${email}`}>{email}</a>
    </Static>
  )
}
