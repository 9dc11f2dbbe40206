'use client'

import { useTranslations } from 'next-intl'
import { useIssueText } from '@/components/forms/use-issue-text'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { useOwnAddOnText } from '@/components/shared/terms/use-own-add-on-text'
import { useStay } from '@/components/stay-picker/stay-state'
import { Stepper } from '@/components/ui/input/stepper'
import { chosenOf } from '@/lib/domain/booking/money/chosen-add-ons'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { issue } from '@/lib/domain/issues'
import { nameToWire } from '@/lib/domain/text/bilingual'
import styles from './booking-card.module.css'

/** The add-ons of the vendor's own: how many of each, and what is left of them on the chosen dates. */
export default function OwnAddOnFields() {
  const t = useTranslations('booking')
  const { offer } = useStay()
  const { addOns, ownAddOns = [] } = offer.terms
  if (ownAddOns.length === 0) return null
  return (
    <fieldset className={styles.addOns}>
      <legend className={addOns.length > 0 ? 'sr-only' : undefined}>{t('addOns')}</legend>
      {ownAddOns.map((addOn) => (
        <div key={addOn.id} className={styles.ownAddOn}>
          {addOn.photo ? <Thumbnail url={addOn.photo} alt="" width={48} height={48} /> : null}
          <OwnAddOnField addOn={addOn} />
        </div>
      ))}
    </fieldset>
  )
}

function OwnAddOnField({ addOn }: { addOn: OwnAddOn }) {
  const t = useTranslations('booking')
  const text = useOwnAddOnText()
  const issueText = useIssueText()
  const { choice, change, availability } = useStay()
  const { id, mostPieces } = addOn
  const name = text.name(addOn)
  const facts = 'facts' in availability ? availability.facts : undefined
  const left = facts?.addOnsLeft?.find(({ _id }) => _id === id)?.left
  const [chosen] = chosenOf([addOn], choice.ownAddOns)
  const quantity = chosen?.quantity ?? 0
  const others = choice.ownAddOns.filter(({ _id }) => _id !== id)
  const choose = (count: number) =>
    change({ ownAddOns: count > 0 ? [...others, { _id: id, quantity: count }] : others })
  const most = issueText(
    issue('ownAddOns', 'too_many_pieces', { ...nameToWire(addOn.name), max: mostPieces }),
  )
  if (mostPieces > 1)
    return (
      <Stepper
        label={name}
        hint={text.price(addOn)}
        value={quantity}
        min={0}
        max={Math.max(quantity, Math.min(mostPieces, left ?? mostPieces))}
        limit={left !== undefined && left < mostPieces ? t('addOnLeft', { left }) : most}
        words={{ less: t('fewerOf', { name }), more: t('moreOf', { name }) }}
        onChange={choose}
      />
    )
  return (
    <label>
      <input
        type="checkbox"
        checked={quantity > 0}
        disabled={left === 0 && quantity === 0}
        onChange={() => choose(quantity > 0 ? 0 : 1)}
      />
      <bdi>{name}</bdi>
      <span className={styles.addOnPrice}>
        {text.price(addOn)}
        {left === undefined ? null : <small>{t('addOnLeft', { left })}</small>}
      </span>
    </label>
  )
}
