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
        logo: {
          '@type': 'ImageObject',
          url: `${env.publicUrl}/icons/icon-512.png`,
          width: 512,
          height: 512,
        },
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
