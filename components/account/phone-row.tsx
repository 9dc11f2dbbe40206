'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSWRConfig } from 'swr'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ActButton } from '@/components/shared/act-button'
import { Notice } from '@/components/shared/notice'
import { call } from '@/lib/api/call'
import { useAnswer } from '@/lib/api/use-answer'
import { addressOf } from '@/lib/contract/address'
import type { PhoneChangeWire } from '@/lib/contract/schemas/account/phone-change'
import { formatPhone } from '@/lib/domain/account/phone'
import { formatInstant } from '@/lib/i18n/dates'
import { EditableRow, Row } from './editable-row'
import { PhoneChange } from './phone-change'

/** The phone number used for sign-in; one that waits for its week can be stopped here by one press. */
export function PhoneRow({ phone }: { phone: string }) {
  const t = useTranslations('profile')
  const failureText = useFailureText()
  const { data, error } = useAnswer('GET /user/phone-change', {})
  return (
    <>
      {error ? (
        <Row>
          <Notice tone="err">{failureText(error)}</Notice>
        </Row>
      ) : null}
      {data?.change ? <WaitingChange change={data.change} /> : null}
      <EditableRow label={t('phone')} value={<bdi className="num">{formatPhone(phone)}</bdi>}>
        {(close) => <PhoneChange isWaiting={Boolean(data?.change)} onDone={close} />}
      </EditableRow>
    </>
  )
}

function WaitingChange({ change }: { change: NonNullable<PhoneChangeWire['change']> }) {
  const t = useTranslations('profile.phoneChange')
  const locale = useLocale()
  const { mutate } = useSWRConfig()
  const stop = async () => {
    await call('DELETE /user/phone-change')
    await mutate(addressOf('GET /user/phone-change').path)
  }
  return (
    <Row>
      <Notice tone="warn">
        <p>
          {t.rich('waiting', {
            phone: () => <bdi className="num">{formatPhone(change.phone)}</bdi>,
            when: formatInstant(change.dueAt, locale),
          })}
        </p>
        <ActButton kind="danger" size="sm" send={stop} done={t('stopped')}>
          {t('stop')}
        </ActButton>
      </Notice>
    </Row>
  )
}
