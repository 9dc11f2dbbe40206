'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { useDiscountText } from '@/components/shared/use-discount-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { DiscountsWire, DiscountWire } from '@/lib/domain/calendar/discounts'
import { DiscountDialog } from './discount-dialog'
import { DiscountOrder } from './discount-order'
import { type EditedDiscounts, saveDiscounts, withDiscount } from './save-discounts'

interface DiscountsProps {
  listingId: string
  discounts: DiscountsWire
}

/** The discounts of a listing, how those that apply go together, and their order. */
export function Discounts({ listingId, discounts }: DiscountsProps) {
  const t = useTranslations('hosted.calendar.discounts')
  const { mode, areStacked, rules } = discounts
  const text = useDiscountText()
  const save = (edited: EditedDiscounts, isConfirmed: boolean) =>
    saveDiscounts(listingId, discounts, edited, isConfirmed)
  const [edited, setEdited] = useState<DiscountWire | 'new' | null>(null)
  const [removed, setRemoved] = useState<DiscountWire | null>(null)
  return (
    <Card aria-labelledby="discounts">
      <CardHead>
        <div>
          <h2 id="discounts">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <IfMay action="editCalendar">
          <Button type="button" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </IfMay>
      </CardHead>
      {rules.length === 0 ? (
        <Quiet>{t('empty')}</Quiet>
      ) : (
        <Rows>
          {rules.map((rule) => (
            <DiscountRow
              key={rule._id}
              rule={rule}
              text={text}
              onEdit={() => setEdited(rule)}
              onRemove={() => setRemoved(rule)}
            />
          ))}
        </Rows>
      )}
      <DiscountOrder
        discounts={discounts}
        save={(stacked, isConfirmed) => save({ areStacked: stacked, rules }, isConfirmed)}
      />
      {edited ? (
        <DiscountDialog
          mode={mode}
          rule={edited === 'new' ? null : edited}
          save={(rule, isConfirmed) => save({ areStacked, rules: withDiscount(rules, rule) }, isConfirmed)}
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
          send={() => save({ areStacked, rules: rules.filter((one) => one !== removed) }, true)}
          onClose={() => setRemoved(null)}
        >
          <p>{t('removeText')}</p>
        </ActDialog>
      ) : null}
    </Card>
  )
}

interface DiscountRowProps {
  rule: DiscountWire
  text: ReturnType<typeof useDiscountText>
  onEdit: () => void
  onRemove: () => void
}

function DiscountRow({ rule, text, onEdit, onRemove }: DiscountRowProps) {
  const t = useTranslations('hosted.calendar.discounts')
  const button = (label: 'edit' | 'remove', onClick: () => void) => (
    <Button type="button" $kind="outline" $size="sm" onClick={onClick}>
      {t(label)}
      <span className="sr-only">
        {' '}
        {text.name(rule)} {text.when(rule)}
      </span>
    </Button>
  )
  return (
    <li>
      <RowText>
        <strong>{text.name(rule)}</strong>
        <Quiet>{text.when(rule)}</Quiet>
        <Badges>
          <Badge $tone="primary">{t('off', { percent: rule.percent })}</Badge>
        </Badges>
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
