'use client'

import { ExceptionList } from '@/features/shelters/components/ExceptionList'
import { Hours } from '@/features/shelters/components/Hours'
import { OpenNow } from '@/features/shelters/components/OpenNow'
import { ShelterContact, telephone } from '@/features/shelters/components/ShelterContact'
import type { PublicShelter } from '@/features/shelters/queries'
import { ofName } from '@/platform/french.model'
import { ButtonLink } from '@/ui/Button'
import { DialogOrSheet } from '@/ui/DialogOrSheet'

import styles from './ContactDialog.module.scss'

/** Of the shelter, what a call or a visit needs. */
export type Contact = Pick<
  PublicShelter,
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'openingHours'
  | 'openingExceptions'
  | 'timezone'
>

export type ContactProps = {
  /** Of the animal. */
  name: string
  /** Whole address of its page. */
  url: string
  isReserved: boolean
  shelter: Contact
  onClose: () => void
}

/** What a shelter wants to know first. */
const TO_SAY = [
  'votre logement, et s’il a un jardin ou un balcon',
  'qui vit avec vous\u00a0: adultes, enfants, animaux',
  'combien de temps vous serez absent dans la journée',
  'les animaux que vous avez déjà connus',
] as const

function mailTo(email: string, name: string, url: string): string {
  const body = [
    'Bonjour,',
    `J’aimerais faire la connaissance ${ofName(name)} (${url}).`,
    'Mon logement\u00a0:\nQui vit avec moi\u00a0:\nMes absences dans la journée\u00a0:\nLes animaux que j’ai connus\u00a0:',
    'Quand pourrais-je venir le rencontrer\u00a0?',
    'Mon nom et mon téléphone\u00a0:',
  ].join('\n\n')
  return `mailto:${email}?subject=${encodeURIComponent(`Rencontrer ${name}`)}&body=${encodeURIComponent(body)}`
}

/** How to reach the shelter of an animal, and what to say. */
export function ContactDialog({ name, url, isReserved, shelter, onClose }: ContactProps) {
  const { phone, email, openingHours, openingExceptions, timezone } = shelter
  const frame = {
    onClose,
    title: isReserved ? `Contacter le refuge ${ofName(name)}` : `Adopter ${name}`,
    description: `Une adoption commence par une conversation. Son refuge\u00a0: ${shelter.name}.`,
  }
  const card = (
    <div className={styles.card}>
      <div className={styles.ways}>
        {phone && <ButtonLink href={telephone(phone)}>Appeler le {phone}</ButtonLink>}
        <OpenNow hours={openingHours} exceptions={openingExceptions} timezone={timezone} />
        <ButtonLink look={phone ? 'outline' : 'primary'} href={mailTo(email, name, url)}>
          Écrire un e-mail
        </ButtonLink>
      </div>
      <div>
        <h3>Ce que le refuge aimera savoir</h3>
        <ul className={styles.say}>
          {TO_SAY.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Venir</h3>
        {/* The number is on the button. */}
        <ShelterContact shelter={{ ...shelter, phone: '' }} />
        {openingHours.length > 0 && (
          <details className={styles.hours}>
            <summary>Horaires de la semaine</summary>
            <Hours hours={openingHours} />
            <ExceptionList exceptions={openingExceptions} timezone={timezone} />
          </details>
        )}
      </div>
    </div>
  )
  return <DialogOrSheet {...frame}>{card}</DialogOrSheet>
}
