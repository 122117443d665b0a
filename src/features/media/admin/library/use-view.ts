'use client'

import { rememberedChoice } from '@/ui/remembered-choice'

/** Grid or list, as this person last chose in this browser. */
export const useView = rememberedChoice('patte-blanche:mediatheque:affichage', 'grid', 'list')
