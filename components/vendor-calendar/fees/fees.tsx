'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { useFeeText } from '@/components/shared/use-fee-text'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { FeeWire } from '@/lib/domain/booking/money/fees'
import { FEE_KINDS } from '@/lib/domain/booking/money/fees'
import type { FeesWire } from '@/lib/domain/calendar/fees'
import { useMoney } from '@/lib/i18n/use-money'
import { FeeDialog } from './fee-dialog'
import { saveFees } from './save-fees'

interface FeesProps {
  listingId: string
  fees: FeesWire
}

/** The fees of a listing, each kind once. */
export function Fees({ listingId, fees: stored }: FeesProps) {
  const t = useTranslations('hosted.calendar.fees')
  const { mode, fees } = stored
  const text = useFeeText()
  const [edited, setEdited] = useState<FeeWire | 'new' | null>(null)
  const [removed, setRemoved] = useState<FeeWire | null>(null)
  const free = FEE_KINDS.filter((kind) => !fees.some((fee) => fee.kind === kind))
  const without = (kind: FeeWire['kind']) => fees.filter((fee) => fee.kind !== kind)
  return (
    <Card aria-labelledby="fees">
      <CardHead>
        <div>
          <h2 id="fees">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        {free.length > 0 ? (
          <IfMay action="editCalendar">
            <Button type="button" onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </IfMay>
        ) : null}
      </CardHead>
      {fees.length === 0 ? (
        <Quiet>{t('empty')}</Quiet>
      ) : (
        <Rows>
          {fees.map((fee) => (
            <FeeRow
              key={fee.kind}
              fee={fee}
              name={text.name(fee)}
              when={text.when(fee, mode)}
              onEdit={() => setEdited(fee)}
              onRemove={() => setRemoved(fee)}
            />
          ))}
        </Rows>
      )}
      {edited ? (
        <FeeDialog
          mode={mode}
          fee={edited === 'new' ? null : edited}
          kinds={edited === 'new' ? free : [edited.kind]}
          save={(fee) => saveFees(listingId, stored, [...without(fee.kind), fee])}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {removed ? (
        <ActDialog
          title={t('removeTitle', { name: text.name(removed) })}
          keep={t('keep')}
          closeLabel={t('close')}
          confirm={t('removeNow')}
          done={t('removed')}
          send={() => saveFees(listingId, stored, without(removed.kind))}
          onClose={() => setRemoved(null)}
        >
          <p>{t('removeText')}</p>
        </ActDialog>
      ) : null}
    </Card>
  )
}

interface FeeRowProps {
  fee: FeeWire
  name: string
  when: string
  onEdit: () => void
  onRemove: () => void
}

function FeeRow({ fee, name, when, onEdit, onRemove }: FeeRowProps) {
  const t = useTranslations('hosted.calendar.fees')
  const money = useMoney()
  const button = (label: 'edit' | 'remove', onClick: () => void) => (
    <Button type="button" $kind="outline" $size="sm" onClick={onClick}>
      {t(label)}
      <span className="sr-only"> {name}</span>
    </Button>
  )
  return (
    <li>
      <RowText>
        <strong>
          {name}: <Money {...money(fee.price)} />
        </strong>
        <Quiet>{when}</Quiet>
      </RowText>
      <IfMay action="editCalendar">
        <ButtonRow>
          {button('edit', onEdit)}
          {button('remove', onRemove)}
        </ButtonRow>
      </IfMay>
    </li>
  )
}
