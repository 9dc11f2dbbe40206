import { linesOf, taxTotals, totalsOf } from './ubl-amounts'
import type { UblFacts, UblStamp } from './ubl-facts'
import { buyerParty, sellerParty } from './ubl-parties'
import { element, textElement } from './xml'

const NAMESPACES = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  'xmlns:ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
} as const

/** The document without a stamp is what is hashed; both are in canonical form. */
export function writeUbl(facts: UblFacts, stamp?: UblStamp): string {
  const { number, uuid, day, time, code, corrects, counter, previousHash } = facts
  return element(
    'Invoice',
    [
      stamp ? element('ext:UBLExtensions', stamp.extensions) : null,
      textElement('cbc:ProfileID', 'reporting:1.0'),
      textElement('cbc:ID', number),
      textElement('cbc:UUID', uuid),
      textElement('cbc:IssueDate', day),
      textElement('cbc:IssueTime', time),
      textElement('cbc:InvoiceTypeCode', code, { name: transactionCode(facts) }),
      textElement('cbc:DocumentCurrencyCode', 'SAR'),
      textElement('cbc:TaxCurrencyCode', 'SAR'),
      corrects
        ? element(
            'cac:BillingReference',
            element('cac:InvoiceDocumentReference', textElement('cbc:ID', corrects.number)),
          )
        : null,
      element('cac:AdditionalDocumentReference', [
        textElement('cbc:ID', 'ICV'),
        textElement('cbc:UUID', String(counter)),
      ]),
      attachment('PIH', previousHash),
      stamp ? attachment('QR', stamp.qr) : null,
      stamp ? SIGNATURE : null,
      sellerParty(facts.seller),
      buyerParty(facts.buyer),
      // The day of the supply, which a standard invoice names.
      facts.profile === 'standard'
        ? element('cac:Delivery', textElement('cbc:ActualDeliveryDate', day))
        : null,
      paymentMeans(facts),
      ...totalsOf(facts).allowances,
      ...taxTotals(facts),
      totalsOf(facts).total,
      ...linesOf(facts),
    ],
    NAMESPACES,
  )
}

/** KSA-2: the profile, then third party, nominal, export, summary and self-billed. */
const transactionCode = ({ profile, isThirdParty }: UblFacts) =>
  `${profile === 'standard' ? '01' : '02'}${isThirdParty ? '1' : '0'}0000`

const attachment = (id: string, value: string) =>
  element('cac:AdditionalDocumentReference', [
    textElement('cbc:ID', id),
    element(
      'cac:Attachment',
      textElement('cbc:EmbeddedDocumentBinaryObject', value, { mimeCode: 'text/plain' }),
    ),
  ])

const SIGNATURE = element('cac:Signature', [
  textElement('cbc:ID', 'urn:oasis:names:specification:ubl:signature:Invoice'),
  textElement('cbc:SignatureMethod', 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'),
])

/** UNTDID 4461: 1 is a means that is not named, because one payment may have several. A note says why it is issued. */
const paymentMeans = ({ corrects }: UblFacts) =>
  element('cac:PaymentMeans', [
    textElement('cbc:PaymentMeansCode', '1'),
    corrects ? textElement('cbc:InstructionNote', corrects.reason) : null,
  ])
