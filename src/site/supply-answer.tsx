import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { AnswerForm } from '@/features/supply-requests/components/AnswerForm'
import { Progress } from '@/features/supply-requests/components/Progress'
import { Unconfirmed } from '@/features/accounts/components/Unconfirmed'
import {
  answerPath,
  LIST_PATH,
  requestPath,
  SENTENCES,
  slipPath,
} from '@/features/supply-requests/model'
import { findRequest } from '@/features/supply-requests/queries'
import { findOpenResponse } from '@/features/supply-requests/responses'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'
import { randomKey } from '@/ui/random-key'

import styles from './page.module.scss'
import { closedToday } from './supply-page'

type Props = { id: string; query: PageQuery }

/** The page by which a signed-in person says what they bring. */
export async function SupplyAnswerPage({ id, query }: Props) {
  const request = await findRequest(id)
  if (!request) notFound()
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(answerPath(id)))
  const own = await findOpenResponse(req, { request: request.id, user: user.id })
  const closed = closedToday(request)
  const jar = await cookies()
  const form = returnedForm(query, (name) => jar.get(name)?.value, SENTENCES.tooMany)
  const progress = { requested: request.quantityRequested, secured: request.quantitySecured }
  const back = <ButtonLink href={LIST_PATH}>Voir les autres besoins</ButtonLink>
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: 'Dons en nature', href: LIST_PATH },
            { label: request.title, href: requestPath(request.id) },
            { label: 'J’apporte' },
          ]}
          title="J’apporte"
          lead={`${request.title}, pour ${request.shelter.name}`}
        />
        {own ? (
          <Banner
            tone="info"
            title="Vous avez déjà proposé quelque chose"
            action={<ButtonLink href={slipPath(own)}>Voir mon bon</ButtonLink>}
          >
            Pour changer la quantité, retirez votre proposition depuis le bon, puis recommencez.
          </Banner>
        ) : closed ? (
          <Banner tone={closed === 'full' ? 'success' : 'info'} action={back}>
            {closed === 'full' ? SENTENCES.full : SENTENCES.closed}
          </Banner>
        ) : user.emailVerified ? (
          <>
            <Progress progress={progress} unit={request.quantityUnit} />
            <AnswerForm
              id={request.id}
              unit={request.quantityUnit}
              progress={progress}
              saveKey={randomKey()}
              {...form}
            />
          </>
        ) : (
          <Unconfirmed title={SENTENCES.unconfirmed} />
        )}
      </div>
    </PageFrame>
  )
}
