'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import { Money } from '@/components/ui/money'
import type { OwnAddOnsWire } from '@/lib/contract/schemas/calendar/own-add-ons'
import { lengthUnitOf } from '@/lib/domain/booking/money/fees'
import { addOnUnitsOf, MAX_OWN_ADD_ONS, type OwnAddOnWire } from '@/lib/domain/booking/money/own-add-ons'
import type { OwnAddOnBody } from '@/lib/domain/calendar/own-add-ons'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { OwnAddOnDialog } from './own-add-on-dialog'

const Name = styled.span`
  display: flex; align-items: center; gap: var(--s-3);
  img { flex: none; object-fit: cover; border-radius: var(--r-sm); }
`

interface OwnAddOnCardProps {
  ownAddOns: Pick<OwnAddOnsWire, 'mode' | 'ownAddOns'>
  /** stores all add-ons in place of those of before */
  save: (addOns: readonly OwnAddOnBody[]) => Promise<void>
  copy?: ReactNode
}

/** What the vendor sells beside the stay, under names of their own. */
export function OwnAddOnCard({ ownAddOns: { mode, ownAddOns }, save, copy }: OwnAddOnCardProps) {
  const locale = useLocale()
  const money = useMoney()
  const whenText = useWhenText(mode)
  const without = (addOn: OwnAddOnWire | null) => ownAddOns.filter(({ _id }) => _id !== addOn?._id)
  // By its id: after a refresh the row is another object, or a colleague has removed it.
  const at = (edited: OwnAddOnWire | null) => ownAddOns.findIndex(({ _id }) => _id === edited?._id)
  const saved = (addOn: OwnAddOnBody, edited: OwnAddOnWire | null) =>
    at(edited) < 0 ? [...ownAddOns, addOn] : ownAddOns.map((one, i) => (i === at(edited) ? addOn : one))
  return (
    <TermsCard
      words="ownAddOns"
      copy={copy}
      terms={ownAddOns}
      hasMore={ownAddOns.length < MAX_OWN_ADD_ONS}
      nameOf={(addOn) => localName(locale, addOn)}
      row={(addOn, acts) => (
        <TermRow
          key={addOn._id}
          words="ownAddOns"
          name={
            <Name>
              {addOn.photo ? <Thumbnail url={addOn.photo} alt="" width={48} height={48} /> : null}
              <span>
                <bdi>{localName(locale, addOn)}</bdi>: <Money {...money(addOn.price)} />
              </span>
            </Name>
          }
          label={localName(locale, addOn)}
          when={whenText(addOn)}
          {...acts}
        />
      )}
      dialog={(edited, onClose) => (
        <OwnAddOnDialog
          mode={mode}
          addOn={edited}
          index={at(edited) < 0 ? ownAddOns.length : at(edited)}
          save={(addOn) => save(saved(addOn, edited))}
          onClose={onClose}
        />
      )}
      remove={(addOn) => save(without(addOn))}
    />
  )
}

/** What the price is for, whether that is sold, the most of one booking, and how many there are. */
function useWhenText(mode: PricingMode) {
  const t = useTranslations('hosted.calendar.ownAddOns')
  const units = useTranslations('ownAddOns.per')
  const locale = useLocale()
  return ({ unit, mostPieces, stock }: OwnAddOnWire) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format([
      units(unit),
      ...(mostPieces > 1 ? [t('most', { max: mostPieces })] : []),
      ...(addOnUnitsOf(mode).includes(unit) ? [] : [t(`notSold.${lengthUnitOf(mode)}`)]),
      ...(stock === null ? [] : [t('stockOf', { stock })]),
    ])
}
