import { invalidField } from '@/platform/http/errors'

import { sign } from '../../certificates/commands/sign'
import { tellTeam } from '../../mails'
import { write } from '../../steps'
import { authorOf, line } from '../../timeline'
import { asApplicant } from '../as-applicant'

/**
 * Signs the certificate: the name that the person typed, and the engagement that they ticked.
 * @throws {HttpError} 404, 409 when it is signed, 422 when there is nothing to sign
 */
export const signOnline = (token: string, name: string): Promise<void> =>
  asApplicant(token, async (req, about) => {
    if (about.row.status !== 'CERTIFICATE') {
      throw invalidField('signatureName', 'Il n’y a pas de certificat à signer')
    }
    await sign(req, about, { name, at: new Date().toISOString(), means: 'ONLINE' })
    const author = authorOf(req, about.row.applicant)
    await write(req, about.row, {}, line('CERTIFICATE_SIGNED', author, { text: name }))
    await tellTeam(req, about, 'ADOPTION_REQUEST', 'le certificat d’engagement est signé')
  })
