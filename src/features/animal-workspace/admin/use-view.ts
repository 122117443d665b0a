'use client'

import { rememberedChoice } from '@/ui/remembered-choice'

/** Lines, cards or thin lines, as this person last chose in this browser. */
export const useView = rememberedChoice(
  'patte-blanche:animaux:affichage',
  'table',
  'cards',
  'compact',
)
