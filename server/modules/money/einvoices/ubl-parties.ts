import type { NationalAddress } from '@/server/ports/einvoicing/port'
import type { UblBuyer, UblSeller } from './ubl-facts'
import { element, textElement } from './xml'

const SAUDI_ARABIA = element('cac:Country', textElement('cbc:IdentificationCode', 'SA'))

export function sellerParty({ name, vatNumber, identification, address }: UblSeller): string {
  return element(
    'cac:AccountingSupplierParty',
    element('cac:Party', [
      element(
        'cac:PartyIdentification',
        textElement('cbc:ID', identification.number, { schemeID: identification.scheme }),
      ),
      postalAddress(address),
      taxScheme(vatNumber),
      legalEntity(name),
    ]),
  )
}

/** UBL demands the element; of a consumer it is empty. */
export function buyerParty(buyer: UblBuyer | null): string {
  if (!buyer) return element('cac:AccountingCustomerParty', '')
  const { name, vatNumber, address } = buyer
  return element(
    'cac:AccountingCustomerParty',
    element('cac:Party', [
      typeof address === 'string' ? writtenAddress(address) : postalAddress(address),
      taxScheme(vatNumber),
      legalEntity(name),
    ]),
  )
}

const postalAddress = ({ street, building, district, city, postalCode }: NationalAddress) =>
  element('cac:PostalAddress', [
    textElement('cbc:StreetName', street),
    textElement('cbc:BuildingNumber', building),
    textElement('cbc:CitySubdivisionName', district),
    textElement('cbc:CityName', city),
    textElement('cbc:PostalZone', postalCode),
    SAUDI_ARABIA,
  ])

const writtenAddress = (address: string) =>
  element('cac:PostalAddress', [address ? textElement('cbc:StreetName', address) : null, SAUDI_ARABIA])

const taxScheme = (vatNumber: string) =>
  element('cac:PartyTaxScheme', [
    textElement('cbc:CompanyID', vatNumber),
    element('cac:TaxScheme', textElement('cbc:ID', 'VAT')),
  ])

const legalEntity = (name: string) =>
  element('cac:PartyLegalEntity', textElement('cbc:RegistrationName', name))
