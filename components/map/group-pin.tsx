import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Money } from '@/components/ui/money'
import type { PinGroup } from './group-pins'
import type { MapPin, MapView } from './map-provider'

interface GroupPinProps extends Pick<MapView, 'litId' | 'onLight' | 'onPick'> {
  group: PinGroup
  /** moves the map so that the listings of the group come apart; absent when they never do */
  onOpen?: (() => void) | undefined
}

/** The price of a listing, or the number of several at nearly one point. */
export function GroupPin({ group, onOpen, ...view }: GroupPinProps) {
  const [first, second] = group.pins
  if (!second) return <PricePin pin={first} isLit={first.id === view.litId} {...view} />
  return <Cluster group={group} onOpen={onOpen} {...view} />
}

/** A press shows the listings apart, or lists them where the closest view shows them at one point. */
function Cluster({ group: { pins }, litId, onPick, onOpen }: GroupPinProps) {
  const t = useTranslations('map')
  const [isListed, setListed] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from each of its buttons
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isListed) return
        event.stopPropagation()
        setListed(false)
        event.currentTarget.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        className="pin cluster"
        data-pin={pins.map(({ id }) => id).join(' ')}
        data-lit={pins.some(({ id }) => id === litId) || undefined}
        aria-label={t('cluster', { count: pins.length })}
        aria-expanded={onOpen ? undefined : isListed}
        onClick={onOpen ?? (() => setListed(!isListed))}
      >
        {pins.length}
      </button>
      {isListed ? (
        <ul className="members">
          {pins.map(({ id, label }) => (
            <li key={id}>
              <button type="button" onClick={() => onPick?.(id)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type PricePinProps = Pick<MapView, 'onLight' | 'onPick'> & { pin: MapPin; isLit: boolean }

/** A price on the map: a real button, so that the keyboard reaches it. */
export function PricePin({ pin, isLit, onLight, onPick }: PricePinProps) {
  return (
    <button
      type="button"
      className="pin"
      data-pin={pin.id}
      data-lit={isLit || undefined}
      aria-label={pin.label}
      onClick={() => onPick?.(pin.id)}
      onPointerEnter={() => onLight?.(pin.id)}
      onPointerLeave={() => onLight?.(null)}
      onFocus={() => onLight?.(pin.id)}
      onBlur={() => onLight?.(null)}
    >
      <Money amount={pin.amount} spoken="" />
    </button>
  )
}
