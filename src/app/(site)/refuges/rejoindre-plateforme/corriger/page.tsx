import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { JoinPage } from '@/features/shelters/components/join/JoinPage'
import { readDraft } from '@/features/shelters/join/draft'
import { joinErrors } from '@/features/shelters/join/schema'
import { joinProblem } from '@/features/shelters/join/without-script'

export const metadata: Metadata = {
  title: 'Rejoindre la plateforme',
  robots: { index: false },
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The form of a browser without JavaScript, as it came back. */
export default async function CorrectJoin({ searchParams }: Props) {
  const { erreur, attente } = await searchParams
  const jar = await cookies()
  const draft = readDraft((name) => jar.get(name)?.value)
  const problem = joinProblem(erreur, attente)
  return (
    <PageFrame>
      <JoinPage
        draft={draft}
        errors={erreur === 'champs' ? joinErrors(draft) : {}}
        problem={problem}
      />
    </PageFrame>
  )
}
