import type { IconName } from './icon-paths'
import type { PaymentMarkName } from './payment-mark-boxes'

/** The address of an icon in the sprite; its hash (next.config.mjs) lets browsers cache it for a year. */
export function inIconSheet(name: IconName | 'riyal' | 'dunes' | `mark-${PaymentMarkName}`): string {
  return `/icons.svg?v=${process.env.ICON_SHEET}#${name}`
}
