import { REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { offerItemLines } from '@/lib/domain/private-offers/offer-items'
import type { Language, Translations } from '@/server/i18n'
import { lineText } from '@/server/modules/money/invoices/line-text'
import { inBothLanguages } from '@/server/modules/money/invoices/texts'
import { renderNotification } from '@/server/modules/people/notifications/render-notification'
import type { UserData } from '@/server/modules/privacy/personal-data/export-data'

/** The data by section, each a list of rows; what is stored as codes or positions is written out. */
export function sectionsOf(data: UserData, translations: Translations, language: Language) {
  const { exportedAt: _, balance, account, vendor, bookings, reviews, notifications, ...others } = data
  const { privateOffers, ...rest } = others
  return {
    ...rest,
    account: account ? [account] : [],
    vendor: vendor ? [vendor] : [],
    movements: balance.movements,
    bookings: bookings.map((row) => ({ ...row, snapshot: { ...row.snapshot, lines: linesOf(row) } })),
    privateOffers: privateOffers.map((row) => ({ ...row, items: itemsOf(row.items) })),
    reviews: reviews.map((row) => ({ ...row, aspects: aspectsOf(row.aspects) })),
    notifications: notifications.map((row) => {
      const { title, description } = renderNotification(translations, row, language)
      return { ...row, notice: [title, description] }
    }),
  }
}

export type Sections = ReturnType<typeof sectionsOf>

const linesOf = (booking: UserData['bookings'][number]) =>
  booking.snapshot.lines.map((line) => ({
    label: lineText(line, booking),
    amountHalalas: line.amountHalalas,
  }))

const itemsOf = (items: UserData['privateOffers'][number]['items']) =>
  offerItemLines(items ?? []).map((line) => ({
    label: inBothLanguages('booking.ownAddOn', { ...line }),
    amountHalalas: line.amountHalalas,
  }))

const aspectsOf = (marks: readonly number[]) =>
  marks.map((mark, at) => ({
    label: inBothLanguages(`vocabulary.aspect.${REVIEW_ASPECTS[at]}`),
    value: { ar: `${mark}`, en: `${mark}` },
  }))
