import type { ComponentProps } from 'react'

import styles from './Contact.module.scss'
import { ContactForm } from './ContactForm'

/** Where it is on its page, and its title. */
export const CONTACT_PART = { id: 'ecrire', title: 'Écrire à l’équipe de la plateforme' }

/** The part of a page by which one writes to the team of the platform. */
export function ContactPart(form: ComponentProps<typeof ContactForm>) {
  return (
    <section id={CONTACT_PART.id} className={styles.part} aria-labelledby="ecrire-titre">
      <h2 id="ecrire-titre">{CONTACT_PART.title}</h2>
      <div className={styles.card}>
        <ContactForm {...form} />
      </div>
    </section>
  )
}
