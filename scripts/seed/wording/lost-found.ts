import type { Random } from '../illustrations/prng'
import type { Description } from '../texts'
import type { AnimalFacts } from './facts'
import { fill } from './grammar'

const LOST: readonly string[] = [
  `{name} n’est pas [rentré|rentrée] depuis plusieurs jours. C’est [un|une] {animal} {look}, à la robe {robe}, {born}. [Il|Elle] est [identifié|identifiée], mais ne portait pas de collier le jour de sa disparition.

Sa famille l’a [cherché|cherchée] dans les jardins, les caves et les granges du quartier, sans succès. [Il|Elle] peut s’être [réfugié|réfugiée] dans un garage, un abri de jardin ou un chantier : merci de regarder chez vous, même si la porte vous semblait fermée.

[Craintif|Craintive] loin des siens, [il|elle] ne se laissera sans doute pas attraper. Si vous l’apercevez, ne courez pas après [lui|elle] : notez l’heure et le lieu, prenez une photo et appelez-nous.`,
  `Avez-vous vu {name} ? [Un|Une] {animal} {look}, {born}, que l’on reconnaît à sa robe {robe}. [Il|Elle] a disparu à la tombée de la nuit, [effrayé|effrayée] par un bruit violent, et n’a pas été [revu|revue] depuis.

Les vétérinaires, la mairie et la fourrière sont prévenus. {name} est [identifié|identifiée] ; n’importe quel vétérinaire peut lire son numéro et retrouver sa famille en quelques minutes.

Une chose à savoir : [il|elle] panique quand on s’approche trop vite. Asseyez-vous, parlez doucement, posez un peu de nourriture et prévenez-nous tout de suite. Chaque signalement compte, même incertain, même ancien de plusieurs jours.`,
]

const FOUND: readonly string[] = [
  `[Ce|Cette] {animal} {look}, à la robe {robe}, a été [trouvé|trouvée] [seul|seule] et n’est pas [identifié|identifiée]. L’équipe l’a [appelé|appelée] {name} en attendant de retrouver sa famille.

[Il|Elle] a été [vu|vue] par notre vétérinaire, a mangé de bon appétit et se repose au calme. Nous ne savons encore rien de son histoire, ni de ses habitudes avec les autres animaux ou les enfants.

Un peu [perdu|perdue], [il|elle] se cache au moindre bruit. Si vous [le|la] reconnaissez, appelez-nous ou venez avec une photo ou un carnet de santé. Sans nouvelles de ses maîtres après le délai légal, [il|elle] pourra être [proposé|proposée] à l’adoption.`,
  `{name}, c’est le nom provisoire de [ce|cette] {animal} {look} que des promeneurs nous ont [amené|amenée]. Sa robe {robe} n’est pas courante dans le quartier ; quelqu’un [le|la] cherche peut-être.

Ni puce ni tatouage : impossible de prévenir ses maîtres. L’annonce est affichée en mairie, chez les vétérinaires et à la fourrière. Une famille qui [le|la] reconnaît peut se présenter avec une photo ou une facture de vétérinaire.

[Il|Elle] se montre [inquiet|inquiète] les premières heures, puis accepte les caresses. Tant que le délai légal court, [il|elle] n’est pas à l’adoption, et nous espérons d’abord des retrouvailles.`,
]

/** The notice of a lost or found animal: it asks for news, it does not offer for adoption. */
export function describeLostOrFound(
  facts: AnimalFacts,
  status: 'LOST' | 'FOUND',
  rng: Random,
): Description {
  const lost = status === 'LOST'
  const text = rng.pick(lost ? LOST : FOUND)
  const short = lost
    ? '[Perdu|Perdue] : {name}, {animal} {look} à la robe {robe}. Appelez-nous si vous pensez l’avoir [aperçu|aperçue].'
    : '[Trouvé|Trouvée] : {animal} {look} à la robe {robe}, sans identification. Aidez-nous à retrouver sa famille.'
  return {
    shortDescription: fill(short, facts),
    longDescription: text
      .split('\n\n')
      .map((paragraph) => fill(paragraph, facts))
      .join('\n\n'),
  }
}
