'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/Checkbox.module.scss'
import '@/ui/Field.module.scss'
import '@/ui/ErrorSummary.module.scss'
import './FormView.module.scss'

/**
 * A form on a page of the site: whoever is signed in need not type their name. Its script comes only
 * where a form is on the page.
 */
export const FormIsland = lazyDrawn(() =>
  import('./PersonalForm').then((file) => file.PersonalForm),
)
