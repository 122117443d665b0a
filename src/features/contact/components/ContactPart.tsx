import type { ComponentProps } from 'react'

import styles from './Contact.module.scss'
import { ContactForm } from './ContactForm'

/** The part of a page by which one writes to the team of the platform. */
export function ContactPart(form: ComponentProps<typeof ContactForm>) {
  return (
    <section id="ecrire" className={styles.part} aria-labelledby="ecrire-titre">
      <h2 id="ecrire-titre">Écrire à l’équipe de la plateforme</h2>
      <div className={styles.card}>
        <ContactForm {...form} />
      </div>
    </section>
  )
}
