import type { Halalas } from '@/lib/domain/money'

/**
 * What of the return concerns Diyar. Its commission and the stays of which it is the deemed supplier are standard rated sales,
 * their credit notes the adjustments of that line, the fees of the provider of payments standard rated purchases.
 */
export const VAT_BOXES = [
  'commission',
  'deemedStays',
  'commissionCredits',
  'stayCredits',
  'providerFees',
] as const
export type VatBox = (typeof VAT_BOXES)[number]

/** Whether a box adds to the VAT that is due or lowers it. */
export const BOX_SIGNS: Record<VatBox, 1 | -1> = {
  commission: 1,
  deemedStays: 1,
  commissionCredits: -1,
  stayCredits: -1,
  providerFees: -1,
}

/** What is sold or credited, and so posted as VAT that Diyar owes. */
export const OUTPUT_BOXES: readonly VatBox[] = VAT_BOXES.filter((box) => box !== 'providerFees')

/** A document, or a fee of the provider, with amounts in halalas that are positive in every box. */
export interface VatItem {
  box: VatBox
  netHalalas: Halalas
  vatHalalas: Halalas
  /** of an earlier period whose return was filed without it */
  isCorrection: boolean
}

export interface VatFigure {
  box: VatBox
  count: number
  netHalalas: Halalas
  vatHalalas: Halalas
}

/** The sums of each box, those without items too. */
export function figuresOf(items: readonly VatItem[]): VatFigure[] {
  return VAT_BOXES.map((box) => {
    const own = items.filter((item) => item.box === box)
    const sum = (amountOf: (item: VatItem) => Halalas) =>
      own.reduce((total, item) => total + amountOf(item), 0)
    return {
      box,
      count: own.length,
      netHalalas: sum(({ netHalalas }) => netHalalas),
      vatHalalas: sum(({ vatHalalas }) => vatHalalas),
    }
  })
}

/** The VAT that is due for some boxes; negative where more comes back. */
export function dueOf(
  figures: readonly Pick<VatFigure, 'box' | 'vatHalalas'>[],
  boxes: readonly VatBox[] = VAT_BOXES,
): Halalas {
  const counted = figures.filter(({ box }) => boxes.includes(box))
  return counted.reduce((due, { box, vatHalalas }) => due + BOX_SIGNS[box] * vatHalalas, 0)
}
