import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { ApplyForm } from '@/features/adoptions/apply/components/ApplyForm'
import { Whom } from '@/features/adoptions/apply/components/Whom'
import { findApplying } from '@/features/adoptions/apply/queries'
import { findAnimal } from '@/features/animals/queries'
import type { PublicForm } from '@/features/forms/queries'
import { stampOf, versionOf } from '@/features/forms/submissions/stamp'
import { findShelter } from '@/features/shelters/queries'
import { toOrganisation } from '@/platform/french.model'
import { Breadcrumb } from '@/ui/Breadcrumb'

import styles from './page.module.scss'

type Props = { params: Promise<{ shelterId: string; animalId: string }> }

// The same for everybody, and kept: the browser adds who is signed in, and a fresh mark.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

async function load({ params }: Props) {
  const { shelterId, animalId } = await params
  const shelter = await findShelter(shelterId)
  const found = shelter && (await findAnimal(animalId))
  // On a shelter's site there are its own animals only.
  return found && found.shelter.id === shelter?.id ? found : null
}

/** For a browser without JavaScript: when the page was made, and of which questions. */
const markOf = ({ id, definition }: PublicForm) => ({
  stamp: stampOf(id, Date.now()),
  version: versionOf(definition),
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  const title = found ? `Adopter ${found.animal.name} · ${found.shelter.name}` : 'Page 404'
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
      <div className={styles.lead}>
        <Whom animal={{ name: animal.name, image: animal.photos[0]?.card ?? null }}>
          {form.description ||
            `Votre demande arrive ${toOrganisation(shelter.name)}. Répondez tranquillement\u00a0: ce que vous écrivez est gardé dans ce navigateur.`}
        </Whom>
      </div>
      <ApplyForm
        form={{ id: form.id, confirmation: form.confirmation, definition: form.definition }}
        shelterName={shelter.name}
        {...markOf(form)}
        animalId={animal.id}
      />
    </div>
  )
}
