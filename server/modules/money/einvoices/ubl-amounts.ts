import type { Halalas } from '@/lib/domain/money'
import type { UblFacts, UblLine } from './ubl-facts'
import { element, textElement } from './xml'

/** A line below zero is a discount: UBL has it beside the lines, as an allowance. */
const isDiscount = ({ netHalalas }: UblLine) => netHalalas < 0

const amount = (name: string, halalas: Halalas) =>
  textElement(name, (halalas / 100).toFixed(2), { currencyID: 'SAR' })

const sumOf = (lines: readonly UblLine[]) => lines.reduce((sum, { netHalalas }) => sum + netHalalas, 0)

/** UNCL 5305: standard rate, or outside of the tax where the rate was zero. */
function category(name: string, vatPercent: number, isReasoned: boolean): string {
  return element(name, [
    textElement('cbc:ID', vatPercent > 0 ? 'S' : 'O'),
    vatPercent > 0 ? textElement('cbc:Percent', vatPercent.toFixed(2)) : null,
    ...(vatPercent === 0 && isReasoned
      ? [
          textElement('cbc:TaxExemptionReasonCode', 'VATEX-SA-OOS'),
          textElement('cbc:TaxExemptionReason', 'Not subject to VAT'),
        ]
      : []),
    element('cac:TaxScheme', textElement('cbc:ID', 'VAT')),
  ])
}

/** The discounts and the sums of a document. */
export function totalsOf({ lines, vatPercent, totalHalalas, vatHalalas }: UblFacts) {
  const discounts = lines.filter(isDiscount)
  const netHalalas = totalHalalas - vatHalalas
  return {
    allowances: discounts.map((line) =>
      element('cac:AllowanceCharge', [
        textElement('cbc:ChargeIndicator', 'false'),
        textElement('cbc:AllowanceChargeReason', line.text),
        amount('cbc:Amount', -line.netHalalas),
        category('cac:TaxCategory', vatPercent, false),
      ]),
    ),
    total: element('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', netHalalas - sumOf(discounts)),
      amount('cbc:TaxExclusiveAmount', netHalalas),
      amount('cbc:TaxInclusiveAmount', totalHalalas),
      amount('cbc:AllowanceTotalAmount', -sumOf(discounts)),
      amount('cbc:PrepaidAmount', 0),
      amount('cbc:PayableAmount', totalHalalas),
    ]),
  }
}

/** The VAT twice: in the currency of accounting, and by category. */
export function taxTotals({ vatPercent, totalHalalas, vatHalalas }: UblFacts): string[] {
  return [
    element('cac:TaxTotal', amount('cbc:TaxAmount', vatHalalas)),
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', vatHalalas),
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', totalHalalas - vatHalalas),
        amount('cbc:TaxAmount', vatHalalas),
        category('cac:TaxCategory', vatPercent, true),
      ]),
    ]),
  ]
}

/** One piece each: the price of a unit would not be a whole number of halalas without its VAT. */
export function linesOf({ lines, vatPercent }: UblFacts): string[] {
  return lines
    .filter((line) => !isDiscount(line))
    .map((line, i) =>
      element('cac:InvoiceLine', [
        textElement('cbc:ID', String(i + 1)),
        textElement('cbc:InvoicedQuantity', '1.000000', { unitCode: 'PCE' }),
        amount('cbc:LineExtensionAmount', line.netHalalas),
        element('cac:TaxTotal', [
          amount('cbc:TaxAmount', line.vatHalalas),
          amount('cbc:RoundingAmount', line.netHalalas + line.vatHalalas),
        ]),
        element('cac:Item', [
          textElement('cbc:Name', line.text),
          category('cac:ClassifiedTaxCategory', vatPercent, false),
        ]),
        element('cac:Price', amount('cbc:PriceAmount', line.netHalalas)),
      ]),
    )
}
