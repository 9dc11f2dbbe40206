import type { Bilingual } from '@/lib/domain/text/bilingual'

export interface Bank {
  /** ISO 9362 */
  bic: string
  name: Bilingual
}

const bank = (bic: string, ar: string, en: string): Bank => ({ bic, name: { ar, en } })

/** Saudi banks by the two digits after the check digits of an IBAN (SAMA). */
const BANKS: Record<string, Bank> = {
  '05': bank('INMASARI', 'مصرف الإنماء', 'Alinma Bank'),
  '10': bank('NCBKSAJE', 'البنك الأهلي السعودي', 'Saudi National Bank'),
  '15': bank('ALBISARI', 'بنك البلاد', 'Bank Albilad'),
  '20': bank('RIBLSARI', 'بنك الرياض', 'Riyad Bank'),
  '30': bank('ARNBSARI', 'البنك العربي الوطني', 'Arab National Bank'),
  '45': bank('SABBSARI', 'البنك السعودي الأول', 'Saudi Awwal Bank'),
  '55': bank('BSFRSARI', 'البنك السعودي الفرنسي', 'Banque Saudi Fransi'),
  '60': bank('BJAZSAJE', 'بنك الجزيرة', 'Bank Aljazira'),
  '65': bank('SIBCSARI', 'البنك السعودي للاستثمار', 'Saudi Investment Bank'),
  '80': bank('RJHISARI', 'مصرف الراجحي', 'Al Rajhi Bank'),
  '90': bank('GULFSARI', 'بنك الخليج الدولي', 'Gulf International Bank'),
  '95': bank('EBILSARI', 'بنك الإمارات دبي الوطني', 'Emirates NBD'),
}

/** The bank of a Saudi IBAN; null for one that is not in the table. */
export function bankOf(iban: string): Bank | null {
  return BANKS[iban.slice(4, 6)] ?? null
}
