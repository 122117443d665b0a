import * as news from '@/features/news/api'
import * as newsWorkspace from '@/features/news/workspace/api'
import { socialKitRoutes } from '@/features/social-kit/api'
import type { Route } from '@/platform/http/route'
import { animalSubject, articleSubject } from '@/site/social-subjects'

/** What teams share on social media. */
export const socialRoutes = socialKitRoutes({ animals: animalSubject, news: articleSubject })

/** News, and what is made of them elsewhere: part of `routes.ts`. */
export const newsRoutes: readonly Route[] = [
  news.countView,
  newsWorkspace.listTeamNews,
  newsWorkspace.listPlatformNews,
  newsWorkspace.pinTeamArticle,
  newsWorkspace.moveTeamArticle,
  newsWorkspace.copyTeamArticle,
  newsWorkspace.binTeamArticle,
  newsWorkspace.unbinTeamArticle,
  ...socialRoutes,
]
