import { ICON_PATHS } from '@/components/ui/icon/icon-paths'
import { PAYMENT_MARK_BOXES, type PaymentMarkName } from '@/components/ui/icon/payment-mark-boxes'
import { PAYMENT_MARKS } from '@/components/ui/icon/payment-marks'

export const dynamic = 'force-static'

/** The Saudi riyal symbol, drawn for this project (design, section 6). */
const RIYAL =
  'M2.2 16.6 21.8 12.4M10 1.2V17.6c0 1.7-.9 2.9-2.6 3.3L1.8 22.1M15.2 2.6V19.6L21.8 18.2M13.8 25 21.8 23.3'

/** The landscape of the 404 page and the offline page, in the colours of the page that shows it. */
const DUNES =
  '<g id="dunes">' +
  '<path d="M0 150c60-46 118-58 172-30s120 26 248-34v94H0Z" fill="var(--c-sub)" stroke="none"/>' +
  '<path d="M0 150c60-46 118-58 172-30s120 26 248-34M120 172c74-34 152-30 300-30M0 176c40-8 70-8 104-2"/>' +
  '<path d="M176 122 214 62l38 56c-24 8-50 9-76 4Z" fill="var(--c-primary-soft)" stroke="var(--c-primary)"/>' +
  '<path d="M214 62v-12l9 4-9 4M204 121l10-29 10 28" stroke="var(--c-primary)"/>' +
  '<path d="M64 96c6-4 12-4 16 0 4-4 10-4 16 0M108 76c4-3 8-3 11 0 3-3 7-3 11 0" opacity=".6"/></g>'

const symbol = (id: string, box: string, path: string) =>
  `<symbol id="${id}" viewBox="${box}"><path d="${path}"/></symbol>`

const MARK_NAMES = Object.keys(PAYMENT_MARKS) as PaymentMarkName[]

/** Coloured by the tokens of the page that shows them. */
const marks = () =>
  MARK_NAMES.map(
    (name) =>
      `<symbol id="mark-${name}" viewBox="${PAYMENT_MARK_BOXES[name].join(' ')}">${PAYMENT_MARKS[name]}</symbol>`,
  )

/** All icons in one sprite; pages reference them with `<use href="/icons.svg?v=…#search">`. */
export function GET() {
  const icons = Object.entries(ICON_PATHS).map(([name, path]) => symbol(name, '0 0 24 24', path))
  const sheet = [...icons, ...marks(), symbol('riyal', '0 0 24 26', RIYAL), DUNES].join('')
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${sheet}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  })
}
