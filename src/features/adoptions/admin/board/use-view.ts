'use client'

import { rememberedChoice } from '@/ui/remembered-choice'

export type View = 'board' | 'list'

/** Board or list, as this person last chose in this browser. */
export const useView = rememberedChoice('patte-blanche:adoptions:affichage', 'board', 'list')
