'use client'

import { useId, useRef } from 'react'

import { WAIT_OVER } from '@/ui/countdown'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { useFocusMessage } from '@/ui/use-focus-message'
import { useReady } from '@/ui/use-ready'

import { billOf, GIFT_FIELDS, type GiftField } from '../form/model'
import { AmountChoice } from './AmountChoice'
import type { Bind } from './bind'
import { FrequencyChoice } from './FrequencyChoice'
import { GiftFailure } from './GiftFailure'
import styles from './GiftForm.module.scss'
import { GiftSummary } from './GiftSummary'
import { PersonFields } from './PersonFields'
import { ReceiptFields } from './ReceiptFields'
import { TipChoice } from './TipChoice'
import { useGiftForm } from './use-gift-form'
import type { GiftViewProps } from './view-props'

/** The one form of giving, in pages and dialogs; without JavaScript the browser posts it itself. */
export function GiftView(props: GiftViewProps) {
  const { offer, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()
  const state = useGiftForm(props, { form, focusMessage })
  const { engine, draft, errors, failure, isSending, left } = state
  const isReady = useReady()
  const prefix = useId()
  const bill = billOf(draft, offer)
  const idOf = (name: GiftField) => `${prefix}-${name}`
  const bind: Bind = (name) => ({
    ...(engine ? engine.register(name) : { name }),
    id: idOf(name),
    error: errors[name],
  })
  const first = props.draft ?? null
  const listed = GIFT_FIELDS.flatMap((name) => {
    const text = errors[name]
    return text ? [{ id: idOf(name), text }] : []
  })
  const hasFailed = isReady && (failure !== '' || left > 0 || state.hasWaited)
  return (
    <>
      {(failure !== '' || left > 0 || state.hasWaited) && (
        <GiftFailure
          ref={message}
          error={state.hasWaited ? WAIT_OVER : failure}
          left={left}
          onRetry={() => {
            state.retry()
            requestAnimationFrame(() => form.current?.querySelector('button')?.focus())
          }}
          onCancel={onCancel}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        action="/api/create-checkout"
        method="post"
        hidden={hasFailed}
        noValidate={isReady}
        onFocusCapture={state.begin}
        onBlurCapture={state.onBlur}
        onChange={state.onChange}
        onSubmit={(event) => {
          event.preventDefault()
          void state.send()
        }}
      >
        <input type="hidden" name="form" value="oui" />
        <input type="hidden" name="type" value={offer.kind} />
        {offer.shelter && <input type="hidden" name="shelterId" value={offer.shelter.slug} />}
        {offer.animal && <input type="hidden" name="animalId" value={offer.animal.id} />}
        {offer.campaign && <input type="hidden" name="campaignId" value={offer.campaign.slug} />}
        {!hasFailed && <ErrorSummary errors={state.isListed ? listed : []} ref={message} />}
        {offer.kind === 'sponsorship' && <FrequencyChoice bind={bind} first={first} />}
        <AmountChoice bind={bind} offer={offer} first={first} />
        {offer.canTip && (
          <TipChoice
            bind={bind}
            amountCents={bill.amountCents}
            first={first}
            isOnce={offer.kind === 'sponsorship'}
            // Without JavaScript nobody would enable it again.
            isDisabled={isReady && bill.amountCents === 0}
          />
        )}
        <PersonFields bind={bind} offer={offer} first={first} />
        {offer.ratePercent !== null && (
          <ReceiptFields bind={bind} ratePercent={offer.ratePercent} first={first} />
        )}
        <p className={styles.safe}>
          Paiement par carte sur une page sécurisée{'\u00a0'}: nous ne voyons jamais son numéro.
        </p>
        <GiftSummary
          offer={offer}
          draft={draft}
          bill={bill}
          isSending={isSending}
          isReady={isReady}
        />
      </form>
    </>
  )
}
