import { findAnimal, type FoundAnimal } from '@/features/animals/queries'
import { listOpenForms, readPublicForm, type PublicForm } from '@/features/forms/queries'
import { adoptionFormFor } from '@/features/plans/model'
import { planOf } from '@/features/plans/queries'

/**
 * The form by which somebody asks for an animal: that of the plan that fits it, else the first
 * open adoption form of its shelter. `null` for an animal that nobody can ask for now, and for a
 * shelter without such a form. An ordinary form opens no request, so it is never chosen here.
 */
export async function adoptionFormOf({ animal, shelter }: FoundAnimal): Promise<PublicForm | null> {
  if (animal.status !== 'AT_SHELTER' || animal.isReserved || !shelter.acceptsAdoptions) return null
  const [plan, open] = await Promise.all([planOf(animal), listOpenForms(shelter.id)])
  const forms = open.map((form) => ({ ...form, isActive: true }))
  const chosen = adoptionFormFor(plan?.form ?? null, forms)
  return chosen ? readPublicForm(chosen.id) : null
}

export type Applying = FoundAnimal & { form: PublicForm }

/** An animal that can be asked for, by an id from an address, with its form; else `null`. */
export async function findApplying(animalId: string): Promise<Applying | null> {
  const found = await findAnimal(animalId)
  const form = found && (await adoptionFormOf(found))
  return found && form ? { ...found, form } : null
}

/** The page on which somebody asks for an animal. */
export const applyPath = ({ animal, shelter }: FoundAnimal): string =>
  `/shelter/${shelter.slug}/animals/${animal.id}/adopter`
