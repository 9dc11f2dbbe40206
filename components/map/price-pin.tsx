import { Money } from '@/components/ui/money'
import type { MapPin, MapView } from './map-provider'

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
