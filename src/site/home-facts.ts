import { env } from '@/platform/env'

import { PLATFORM } from './metadata'

/** The platform as schema.org describes one: who it is, and how to search it. */
export function platformFacts() {
  const organisation = `${env.publicUrl}/#organisation`
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name: PLATFORM,
        url: env.publicUrl,
        logo: `${env.publicUrl}/icon.svg`,
      },
      {
        '@type': 'WebSite',
        name: PLATFORM,
        url: env.publicUrl,
        inLanguage: 'fr',
        publisher: { '@id': organisation },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${env.publicUrl}/animaux?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
