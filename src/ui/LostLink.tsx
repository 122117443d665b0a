import { NotFoundCards, type Card } from './NotFoundCards'

const CONTACT: Card = {
  href: '/contact',
  title: 'Contact',
  text: 'Nous dire ce que vous cherchiez\u00a0: nous le retrouvons avec vous.',
}

/**
 * A personal link of an e-mail that opens nothing: copied in part, cut by a mail program, or about
 * something that is no longer kept.
 * @param cards the ways to what the link was for; « Contact » comes last
 */
export const LostLink = ({ cards }: { cards: readonly Card[] }) => (
  <NotFoundCards
    title="Ce lien ne s’ouvre pas"
    lead="Il est peut-être incomplet, ou trop ancien. Ouvrez-le depuis l’e-mail où vous l’avez reçu, ou copiez-en toute l’adresse."
    cards={[...cards, CONTACT]}
  />
)
