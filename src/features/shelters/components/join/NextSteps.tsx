import styles from './Join.module.scss'

const STEPS = [
  {
    title: 'Nous lisons votre demande',
    text: 'Une personne de l’équipe vérifie votre structure, et vous appelle si quelque chose manque.',
  },
  {
    title: 'Vous recevez notre réponse par e‑mail',
    text: 'Si c’est oui, un lien vous laisse choisir votre mot de passe. Si c’est non, nous disons pourquoi.',
  },
  {
    title: 'Vous ouvrez votre site',
    text: 'Vos couleurs, vos pages, vos animaux : vous publiez quand vous êtes prêts.',
  },
]

/** What happens to a request to join. */
export function NextSteps({ title }: { title: string }) {
  return (
    <section aria-labelledby="suite-titre">
      <h2 id="suite-titre">{title}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
