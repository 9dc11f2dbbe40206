import type { IconName } from './icon-paths'

/** The address of a drawing in the sheet; the sheet's own hash (next.config.mjs) lets browsers keep it for a year. */
export function inIconSheet(name: IconName | 'riyal'): string {
  return `/icons.svg?v=${process.env.ICON_SHEET}#${name}`
}
