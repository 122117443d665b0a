import { changeSponsorshipAmount } from '../../sponsorships/commands/change-amount'
import { chooseAfterLeaving } from '../../sponsorships/commands/choose-after-leaving'
import { endSponsorship } from '../../sponsorships/commands/end'
import { pauseSponsorship } from '../../sponsorships/commands/pause'
import { resumeSponsorship } from '../../sponsorships/commands/resume'
import { checked, type Address } from '../address'
import type { Done } from '../model'
import type { Move } from '../schema'

/**
 * Does what a sponsor asks with a sponsorship of theirs, by their personal link.
 * @returns what was done, in the word of the page's address
 * @throws {HttpError} 404, 409 when it is not possible any more, 422, 503
 */
export async function moveSponsorship(address: Address, move: Move): Promise<Done> {
  const req = await checked(address)
  const { sponsorship: id } = address
  switch (move.move) {
    case 'amount':
      await changeSponsorshipAmount(req, id, move.amount)
      return 'montant'
    case 'pause':
      await pauseSponsorship(req, id)
      return 'pause'
    case 'resume':
      await resumeSponsorship(req, id)
      return 'reprise'
    case 'stop':
      await endSponsorship(req, id, 'DONOR')
      return 'arret'
    case 'choose':
      await chooseAfterLeaving(req, id, { choice: move.choice, animalId: move.animalId })
      return move.choice === 'STOP' ? 'arret' : 'choix'
  }
}
