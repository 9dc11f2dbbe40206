'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useDaysText } from '@/components/shared/use-days-text'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Money } from '@/components/ui/money'
import { hasCode } from '@/lib/api/http'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

interface UnusualQuestionProps {
  parts: readonly UnusualPart[]
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether unusual prices, and days that are past or booked, are meant; nothing is saved before. */
export function UnusualQuestion({ parts, ...question }: UnusualQuestionProps) {
  const t = useTranslations('unusualChange')
  return (
    <ConfirmDialog
      title={t('title')}
      closeLabel={t('close')}
      keep={t('change')}
      confirm={t('confirm')}
      {...question}
    >
      <UnusualParts parts={parts} />
    </ConfirmDialog>
  )
}

/** What is unusual about a change, one after the other. */
export function UnusualParts({ parts }: { parts: readonly UnusualPart[] }) {
  const t = useTranslations('unusualChange')
  const weekdays = useTranslations('vocabulary.weekday')
  const locale = useLocale()
  const money = useMoney()
  const daysText = useDaysText()
  const namesOf = ({ days = [], weekdays: names = [] }: UnusualPart) =>
    daysText(
      days,
      names.map((name) => weekdays(name)),
    )
  return (
    <ul>
      {parts.map((part) => {
        const { reason, price = 0, usual = 0, listing } = part
        const names = namesOf(part)
        const place = listing ? localName(locale, listing) : null
        return (
          <li key={`${listing?._id} ${reason} ${names} ${price}`}>
            {place === null ? null : (
              <>
                <strong>
                  <bdi>{place}</bdi>
                </strong>{' '}
              </>
            )}
            {t.rich(reason, {
              days: names || t('hour'),
              price: () => <Money {...money(price)} />,
              usual: () => <Money {...money(usual)} />,
            })}
          </li>
        )
      })}
    </ul>
  )
}

/** What a vendor has to confirm before a refused change is saved; null for other failures. */
export const unusualPartsIn = (failure: unknown): UnusualPart[] | null =>
  (hasCode(failure, 'unusual_change') && failure.answer.unusual) || null

/** Stores a change: what is unusual about it where the vendor has to confirm that first, null once it is stored. */
export async function storedOrUnusual(store: () => Promise<unknown>): Promise<UnusualPart[] | null> {
  try {
    await store()
    return null
  } catch (failure) {
    const parts = unusualPartsIn(failure)
    if (parts) return parts
    throw failure
  }
}
