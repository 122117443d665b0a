import { socialKitRoutes } from '@/features/social-kit/api'
import { animalSubject, articleSubject } from '@/site/social-subjects'

/** What teams share on social media: part of `routes.ts`. */
export const socialRoutes = socialKitRoutes({ animals: animalSubject, news: articleSubject })
