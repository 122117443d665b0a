import { EndForm } from '@/features/lost-found/components/EndForm'
import styles from '@/features/lost-found/components/OwnReport.module.scss'
import type { OwnReport } from '@/features/lost-found/links'
import { isActive, ownApi } from '@/features/lost-found/model'
import { endWords } from '@/features/lost-found/wording.model'
import type { ReturnedForm } from '@/platform/http/plain-form'
import { plainDay } from '@/platform/time/model'
import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'

/** A report of one's own, and a form of its page that came back. */
export type Shown = { own: OwnReport; token: string; returned: (part: string) => ReturnedForm }

/** Before it is online: what is missing for that. */
export function Publication({ own: { report, isProven }, token }: Shown) {
  if (report.hiddenAt) {
    return (
      <section id="publier" className={styles.part} aria-labelledby="publier-titre">
        <h2 id="publier-titre">Votre avis a été retiré</h2>
        <p>L’équipe de la plateforme dit pourquoi&nbsp;: «&nbsp;{report.hiddenFor}&nbsp;»</p>
        <p>Corrigez-le ci-dessous, enregistrez, puis remettez-le en ligne.</p>
        <ActionForm
          action={ownApi(token, 'publish')}
          label="Remettre en ligne"
          busyLabel="Un instant…"
        />
      </section>
    )
  }
  if (report.confirmedAt) return null
  if (!isProven) {
    return (
      <Banner
        tone="info"
        title="Encore un geste&nbsp;: ouvrez votre boîte aux lettres"
        role="status"
      >
        Nous avons écrit à {report.email}. Ouvrez ce message et publiez votre avis&nbsp;: il n’est
        pas encore visible. Rien reçu&nbsp;? Regardez dans les indésirables. En attendant, vous
        pouvez déjà ajouter une photo et des détails.
      </Banner>
    )
  }
  return (
    <section id="publier" className={styles.part} aria-labelledby="publier-titre">
      <h2 id="publier-titre">Votre avis est prêt</h2>
      <p>Il sera visible de tous, sans votre adresse ni votre téléphone.</p>
      <ActionForm
        action={ownApi(token, 'publish')}
        label="Publier maintenant"
        busyLabel="Publication…"
      />
    </section>
  )
}

/** How it ended, or that it goes on. */
export function Ending({ own: { report }, token, returned }: Shown) {
  const { kind, status, confirmedAt, expiresAt } = report
  if (!confirmedAt) return null
  if (!isActive(status)) {
    return (
      <section id="terminer" className={styles.part} aria-labelledby="terminer-titre">
        <h2 id="terminer-titre">{endWords(report)}</h2>
        <p>L’avis n’est plus dans les listes. L’histoire n’est pas finie&nbsp;?</p>
        <ActionForm
          action={ownApi(token, 'renew')}
          label="Reprendre la recherche"
          busyLabel="Un instant…"
          look="outline"
        />
      </section>
    )
  }
  const { draft, errors, problem } = returned('terminer')
  return (
    <section id="terminer" className={styles.part} aria-labelledby="terminer-titre">
      <h2 id="terminer-titre">Des nouvelles&nbsp;?</h2>
      <EndForm
        token={token}
        kind={kind}
        errors={errors}
        problem={problem}
        outcome={typeof draft.outcome === 'string' ? draft.outcome : undefined}
        words={typeof draft.words === 'string' ? draft.words : undefined}
      />
      {expiresAt && (
        <div id="prolonger">
          <p>Sans nouvelles, l’avis quitte les listes le {plainDay(new Date(expiresAt))}.</p>
          <ActionForm
            action={ownApi(token, 'renew')}
            label="Je cherche toujours"
            busyLabel="Un instant…"
            look="outline"
          />
        </div>
      )}
    </section>
  )
}

/** Taking everything back. */
export function Erasing({ token }: Shown) {
  return (
    <details className={styles.part}>
      <summary>Effacer mon avis</summary>
      <p>
        L’avis et ses photos disparaissent tout de suite, sans retour. Les conversations se ferment,
        et sont effacées dans le mois.
      </p>
      <ActionForm
        action={ownApi(token, 'erase')}
        label="Tout effacer"
        busyLabel="Un instant…"
        look="destructive"
      />
    </details>
  )
}
