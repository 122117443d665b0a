import { readWait } from '@/ui/countdown'

import { TOO_MANY_ANSWERS } from '../model'

const SENTENCES: Readonly<Record<string, string>> = {
  existe:
    'Vous avez déjà une demande en cours pour cet animal. Nous venons de vous renvoyer le lien pour la suivre.',
  change: 'Le refuge a modifié ce formulaire entre-temps. Relisez vos réponses, puis envoyez-les.',
  vite: 'Prenez le temps de relire, puis envoyez de nouveau.',
  animal: 'Cet animal n’est plus proposé par ce refuge.',
  service: 'Le service est momentanément indisponible. Réessayez dans un instant.',
}

/** What went wrong with the whole form, as the address of its page says; null for its fields. */
export function problemFrom(
  problem: unknown,
  wait: unknown,
): { error: string; wait: number; isOver?: boolean } | null {
  if (problem === 'attente') return { error: TOO_MANY_ANSWERS, wait: readWait(wait) }
  const sentence = typeof problem === 'string' && Object.hasOwn(SENTENCES, problem)
  return sentence
    ? { error: SENTENCES[problem] ?? '', wait: 0, isOver: problem === 'existe' }
    : null
}
