import { isSafeUrl } from '@/platform/html/model'

import { isKnownTemplate } from '../content/blocks'
import type { KnownBlock } from '../schema'

type Gap = { key: string; message: string }

/**
 * What keeps one block from being published, as sentences that follow the name
 * of the block; `key` is the setting to fill.
 */
export function blockGaps(block: KnownBlock): Gap[] {
  switch (block.type) {
    case 'TEXT':
      return []
    case 'IMAGE': {
      const { alt, decorative, mediaId, src } = block.content
      // A picture with no source is not shown: there is nothing to describe.
      const isShown = Boolean(mediaId ?? src)
      const message = 'ajoutez un texte alternatif, ou cochez « Image décorative »'
      return isShown && !decorative && !alt.trim() ? [{ key: 'alt', message }] : []
    }
    case 'CTA': {
      const { buttonText, buttonUrl } = block.content
      return [
        ...(buttonText.trim() ? [] : [{ key: 'buttonText', message: 'donnez un texte au bouton' }]),
        ...(buttonUrl.trim()
          ? []
          : [{ key: 'buttonUrl', message: 'donnez une adresse au bouton' }]),
        ...(buttonUrl.trim() && !isSafeUrl(buttonUrl.trim())
          ? [
              {
                key: 'buttonUrl',
                message: 'corrigez l’adresse du bouton\u00a0: elle ne mène nulle part',
              },
            ]
          : []),
      ]
    }
    case 'TEMPLATE': {
      const { content } = block
      const lacksAnimal =
        isKnownTemplate(content) && content.templateType === 'animal-vedette' && !content.animalId
      return lacksAnimal ? [{ key: 'animalId', message: 'choisissez un animal' }] : []
    }
  }
}
