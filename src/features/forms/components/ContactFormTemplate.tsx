import { ContactTemplate } from '@/features/shelters/components/ContactTemplate'
import { readShelter } from '@/features/shelters/queries'

import { findContactForm, readPublicForm, type PublicForm } from '../queries'
import styles from './ContactFormTemplate.module.scss'
import { FormBlock } from './FormBlock'

type Props = {
  shelterId: string
  content: { title: string; description: string; formId?: string | null }
}

/** The form that a block names, while it is open; else the first one by which people write. */
async function formOf(shelterId: string, formId?: string | null): Promise<PublicForm | null> {
  const chosen = formId ? await readPublicForm(formId) : null
  if (chosen?.shelterId === shelterId) return chosen
  const first = await findContactForm(shelterId)
  return first ? readPublicForm(first.id) : null
}

/** Template « contact-formulaire »: a form to write by, or every other way to reach the shelter. */
export async function ContactFormTemplate({ shelterId, content }: Props) {
  const [form, shelter] = await Promise.all([
    formOf(shelterId, content.formId),
    readShelter(shelterId),
  ])
  // Not drawn inside another: a template that fails is known to fail before anything is sent.
  if (!form || !shelter) return ContactTemplate({ shelterId, content })
  const description = content.description || form.description
  return (
    <div>
      <h2>{content.title || form.title}</h2>
      {description && <p className={styles.about}>{description}</p>}
      <div className={styles.card}>
        <FormBlock form={form} shelterName={shelter.name} />
      </div>
    </div>
  )
}
