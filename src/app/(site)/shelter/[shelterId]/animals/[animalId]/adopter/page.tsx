import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { findApplying } from '@/features/adoptions/apply/queries'
import { findAnimal } from '@/features/animals/queries'
import { PublicForm } from '@/features/forms/components/PublicForm'
import { stampOf, versionOf } from '@/features/forms/submissions/stamp'
import { findShelter } from '@/features/shelters/queries'
import { env } from '@/platform/env'
import { sessionOf } from '@/platform/http/session'
import { Breadcrumb } from '@/ui/Breadcrumb'

import styles from './page.module.scss'

type Props = { params: Promise<{ shelterId: string; animalId: string }> }

// The form carries a mark of this moment, and the name of whoever is signed in.
export const dynamic = 'force-dynamic'

async function load({ params }: Props) {
  const { shelterId, animalId } = await params
  const shelter = await findShelter(shelterId)
  const found = shelter && (await findAnimal(animalId))
  // On a shelter's site there are its own animals only.
  return found && found.shelter.id === shelter?.id ? found : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  const title = found ? `Adopter ${found.animal.name} – ${found.shelter.name}` : 'Page 404'
  return { title, robots: { index: false } }
}

export default async function Apply(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { animal, shelter } = found
  const applying = await findApplying(animal.id)
  const page = `/shelter/${shelter.slug}/animals/${animal.id}`
  // Reserved, adopted, or asked for by telephone: its page says how.
  if (!applying) redirect(page)
  const { form } = applying
  const request = new Request(new URL(page, env.publicUrl), { headers: await headers() })
  const { user } = await sessionOf(request)
  return (
    <div className={styles.page}>
      <Breadcrumb
        trail={[
          { label: shelter.name, href: `/shelter/${shelter.slug}` },
          { label: 'Nos animaux', href: `/shelter/${shelter.slug}/animals` },
          { label: animal.name, href: page },
          { label: 'Adopter' },
        ]}
      />
      <h1>Adopter {animal.name}</h1>
      <p className={styles.lead}>
        {form.description ||
          `Votre demande arrive à ${shelter.name}. Répondez tranquillement\u00a0: ce que vous écrivez est gardé dans ce navigateur.`}
      </p>
      <PublicForm
        form={{ id: form.id, confirmation: form.confirmation, definition: form.definition }}
        shelterName={shelter.name}
        stamp={stampOf(form.id, Date.now())}
        version={versionOf(form.definition)}
        animalId={animal.id}
        person={user && { name: user.name, email: user.email }}
      />
    </div>
  )
}
