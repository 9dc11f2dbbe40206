import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { CardActions, CardFacts, Fact, ItemCard, Small } from '@/components/admin/item-card'
import { ActDialog } from '@/components/shared/act-dialog'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import { fileHref } from '@/lib/contract/address'
import type { AdminChargebackWire } from '@/lib/contract/schemas/chargebacks/wire'
import {
  CHARGEBACK_ENDINGS,
  type ChargebackEnding,
  lastEvidenceDay,
} from '@/lib/domain/chargebacks/chargeback'
import { formatDay, formatInstant, formatShortInstant } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { ChargebackState } from './chargeback-state'
import { DecisionDialog } from './decision-dialog'

/** One chargeback: its booking, the evidence as a file, and the steps that are possible. */
export function ChargebackCard({ chargeback }: { chargeback: AdminChargebackWire }) {
  const t = useTranslations('admin.chargebacks')
  const locale = useLocale()
  const { _id, booking, guest, host, reason, reference, providerId } = chargeback
  const money = useMoney()
  const at = (instant: string) => formatShortInstant(instant, locale)
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>{inLanguage(locale, booking.service)}</h2>
        <Small>
          <Link href={`/admin/bookings/${booking._id}`} prefetch={false}>
            {t('booking', { code: booking.code })}
          </Link>{' '}
          · {t('enteredOn', { at: at(chargeback.createdAt) })}
        </Small>
      </div>
      <CardFacts>
        <Fact label={t('columns.amount')}>
          <Money {...money(chargeback.amount)} />
        </Fact>
        <Fact label={t('columns.state')}>
          <ChargebackState state={chargeback.state} />
        </Fact>
        <Fact label={t('guest')}>
          <bdi>{localName(locale, guest)}</bdi>
        </Fact>
        <Fact label={t('host')}>
          <bdi>{localName(locale, host)}</bdi>
        </Fact>
        <Fact label={t('stay')}>
          {at(booking.checkInAt)} – {at(booking.checkOutAt)}
        </Fact>
        <Fact label={t('reason')}>{t(`reasons.${reason}`)}</Fact>
        <Fact label={t('reference')}>
          <bdi dir="ltr">{reference}</bdi>
        </Fact>
        <Fact label={t('paymentId')}>
          <bdi dir="ltr">{providerId}</bdi>
        </Fact>
        <Fact label={t('evidenceBy')}>
          {formatDay(lastEvidenceDay(new Date(chargeback.evidenceBy)), locale)}
        </Fact>
        {chargeback.evidenceSentAt ? (
          <Fact label={t('evidenceSentAt')}>{at(chargeback.evidenceSentAt)}</Fact>
        ) : null}
      </CardFacts>
      <KnownFacts chargeback={chargeback} />
      <Decision chargeback={chargeback} />
      <Steps chargeback={chargeback} />
    </ItemCard>
  )
}

/** What the rule and the evidence rest upon. */
function KnownFacts({ chargeback: { facts, booked } }: { chargeback: AdminChargebackWire }) {
  const t = useTranslations('admin.chargebacks')
  const money = useMoney()
  return (
    <Small>
      {t(facts.mayOweAgain ? 'facts.ahead' : 'facts.over')} ·{' '}
      {t(facts.hasArrived ? 'facts.arrived' : 'facts.notArrived')}
      {facts.isVendorAtFault ? ` · ${t('facts.vendorAtFault')}` : null}
      {booked > 0 ? ` · ${t('facts.booked', { amount: money(booked).spoken })}` : null}
    </Small>
  )
}

function Decision({ chargeback: { decision } }: { chargeback: AdminChargebackWire }) {
  const t = useTranslations('admin.chargebacks')
  const locale = useLocale()
  if (!decision) return null
  const { carrier, reason, at } = decision
  return (
    <CardFacts>
      <Fact label={t('decidedOn')}>{formatInstant(at, locale)}</Fact>
      {carrier ? <Fact label={t('carrier')}>{t(`carriers.${carrier}`)}</Fact> : null}
      <Fact label={t('decisionReason')}>
        <bdi>{reason}</bdi>
      </Fact>
    </CardFacts>
  )
}

function Steps({ chargeback }: { chargeback: AdminChargebackWire }) {
  const t = useTranslations('admin.chargebacks')
  const language = useLocale() === 'ar' ? 'ar' : 'en'
  const canWrite = useMayWrite('money')
  const [step, setStep] = useState<ChargebackEnding | 'send_evidence' | null>(null)
  const { _id, events } = chargeback
  const file = fileHref('GET /admin/chargebacks/:id/evidence.pdf', {
    params: { id: _id },
    query: { language },
  })
  return (
    <CardActions>
      <Button as="a" $kind="outline" href={file} download>
        <Icon name="download" size={18} />
        {t('evidence')}
      </Button>
      {canWrite
        ? events.map((event) => (
            <Button
              key={event}
              $kind={event === 'send_evidence' ? 'primary' : 'outline'}
              onClick={() => setStep(event)}
            >
              {t(`events.${event}`)}
            </Button>
          ))
        : null}
      {step === 'send_evidence' ? (
        <ActDialog
          kind="primary"
          title={t('sendTitle')}
          keep={t('back')}
          confirm={t('events.send_evidence')}
          done={t('sent')}
          send={() => call('POST /admin/chargebacks/:id/send-evidence', { params: { id: _id } })}
          onClose={() => setStep(null)}
        >
          <p>{t('sendText')}</p>
        </ActDialog>
      ) : null}
      {CHARGEBACK_ENDINGS.map((ending) =>
        step === ending ? (
          <DecisionDialog key={ending} chargeback={chargeback} event={ending} onClose={() => setStep(null)} />
        ) : null,
      )}
    </CardActions>
  )
}
