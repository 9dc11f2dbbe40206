'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { OwnSplit } from '@/components/shared/split/own-split'
import { SplitState } from '@/components/shared/split/split-state'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { SplitWire } from '@/lib/contract/schemas/splits/wire'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import { isActiveSplit } from '@/lib/domain/splits/split'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { SharePayment } from './share-payment'
import { ShareReceipt } from './share-receipt'
import { VisitorPayer } from './visitor-payer'

const Column = styled.article`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); inline-size: min(100%, 520px); margin-inline: auto;
`

const Head = styled.header`
  display: grid; gap: var(--s-4); text-align: center;
  h1 { font-size: var(--fs-2xl); overflow-wrap: anywhere; }
  p { font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr)); gap: var(--s-3); margin: 0; padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-sub); }
  dt { font-size: var(--fs-xs); color: var(--c-ink-2); }
  dd { margin: 0; font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

interface SplitPageProps {
  split: SplitWire
  provider: PaymentProviderWire
  /** why the provider declined the reader's last attempt; null without one */
  declined: DeclineReason | null
  /** the whole address of this page */
  url: string
  now: string
}

/** What everybody with the link sees of a split, and where its shares are paid. */
export function SplitPage({ split, provider, declined, url, now }: SplitPageProps) {
  const pay = useTranslations('pay')
  return (
    <Column>
      <SplitHead split={split} />
      <SplitState split={split} now={now} />
      <OpenShares split={split} provider={provider} declined={declined} />
      {split.mine ? <ShareReceipt payments={split.mine.payments} /> : null}
      <OwnSplit split={split} url={url} />
      {split.bookingId ? (
        <Button as={Link} $kind="outline" href={`/booking/${split.bookingId}`}>
          {pay('toBooking')}
        </Button>
      ) : null}
    </Column>
  )
}

/** The payment of a share; whoever has paid one opens it for another. */
function OpenShares({
  split: { token, title, shares, guest, payer },
  provider,
  declined,
}: Pick<SplitPageProps, 'split' | 'provider' | 'declined'>) {
  const t = useTranslations('split.pay')
  const ownPlaces = shares.filter((one) => one.isMine).length
  const [isOpen, setIsOpen] = useState(ownPlaces === 0 || declined !== null)
  const payable = shares.filter((one) => one.mayPay)
  if (payable.length === 0) return null
  if (!payer) return <VisitorPayer token={token} guest={guest} isMatch={title !== null} />
  return (
    <>
      {payer.phone ? <ProvenNumber token={token} phone={payer.phone} /> : null}
      {isOpen ? (
        <SharePayment
          token={token}
          isMatch={title !== null}
          ownPlaces={ownPlaces}
          payable={payable}
          provider={provider}
          declined={declined}
        />
      ) : (
        <Button $kind="outline" onClick={() => setIsOpen(true)}>
          {t(title === null ? 'more' : 'morePlaces')}
        </Button>
      )}
    </>
  )
}

const Proven = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: var(--s-2); font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** By which number a payer without a session pays, and how another one takes its place. */
function ProvenNumber({ token, phone }: { token: string; phone: string }) {
  const t = useTranslations('split.pay')
  const router = useRouter()
  const failureText = useFailureText()
  const end = async () => {
    try {
      await call('DELETE /splits/:token/payer', { params: { token } })
      router.refresh()
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <Proven>
      <p>
        {t('provenAs')} <bdi dir="ltr">{phone}</bdi>
      </p>
      <Button $kind="quiet" $size="sm" onClick={end}>
        {t('otherNumber')}
      </Button>
    </Proven>
  )
}

function SplitHead({ split }: { split: SplitWire }) {
  const t = useTranslations('split')
  const words = useTranslations('booking')
  const types = useTranslations('vocabulary.typeOne')
  const locale = useLocale()
  const { title, guest, service, state, bookingId, checkInAt, checkOutAt } = split
  const ofGuest = isActiveSplit(state) ? 'ofGuest' : 'sharedBy'
  return (
    <Head>
      <h1 dir={title ? 'auto' : undefined}>{title ?? (bookingId ? t('own') : t(ofGuest, { guest }))}</h1>
      {title ? <p>{t('match.by', { guest })}</p> : null}
      <p>
        {inLanguage(locale, service.name)} · {types(service.type)}
      </p>
      <dl>
        <div>
          <dt>{words('checkInAt')}</dt>
          <dd>{formatInstant(checkInAt, locale)}</dd>
        </div>
        <div>
          <dt>{words('checkOutAt')}</dt>
          <dd>{formatInstant(checkOutAt, locale)}</dd>
        </div>
      </dl>
    </Head>
  )
}
