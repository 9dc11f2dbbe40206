import type { Language } from '@/lib/domain/account/account'
import { formatParsed, parseMessage } from '@/lib/domain/text/icu-message'

/** A value of each variable, for previews and for trial; one that is a number may be counted in a plural. */
export const TEMPLATE_SAMPLES: Record<string, number | Record<Language, string>> = {
  service: { ar: 'شاليه النخيل', en: 'Palm Chalet' },
  address: { ar: 'pms.example.com', en: 'pms.example.com' },
  feed: { ar: 'Airbnb', en: 'Airbnb' },
  vendor: { ar: 'شركة الروابي', en: 'Rawabi Company' },
  code: { ar: 'DYR-7K2M9', en: 'DYR-7K2M9' },
  amount: { ar: '1,250.50 ريال سعودي', en: '1,250.50 Saudi riyals' },
  paid: { ar: '650 ريالًا سعوديًا', en: '650 Saudi riyals' },
  left: { ar: '600 ريال سعودي', en: '600 Saudi riyals' },
  name: { ar: 'سارة', en: 'Sara' },
  number: { ar: 'PO-2026-0042', en: 'PO-2026-0042' },
  settlement: { ar: 'STL-2026-0107', en: 'STL-2026-0107' },
  until: { ar: '12 نوفمبر 2026', en: '12 November 2026' },
  appointmentAt: { ar: '12 نوفمبر، 5:30 م', en: '12 Nov, 5:30 pm' },
  phone: { ar: '+9665••••••12', en: '+9665••••••12' },
  lastFour: { ar: '7519', en: '7519' },
  guest: { ar: 'نورة', en: 'Noura' },
  why: { ar: 'cancelled', en: 'cancelled' },
  part: { ar: 'some', en: 'some' },
  text: { ar: 'المكيف لا يبرّد.', en: 'The air conditioner does not cool.' },
  reason: { ar: 'الصور لمكان آخر.', en: 'The photos are of another place.' },
  paper: { ar: 'vat', en: 'vat' },
  kind: { ar: 'deletion', en: 'deletion' },
  month: { ar: '2026-11', en: '2026-11' },
  nights: { ar: '12', en: '12' },
  views: { ar: '340', en: '340' },
  bookings: { ar: '6', en: '6' },
  title: { ar: 'تأكد حجزك', en: 'Your booking is confirmed' },
  description: { ar: 'حجزك DYR-7K2M9 مؤكد', en: 'Booking DYR-7K2M9 is confirmed' },
  search: { ar: 'شاليهات جدة', en: 'Chalets in Jeddah' },
  device: { ar: 'Chrome · Android', en: 'Chrome · Android' },
  network: { ar: '203.0.113.0', en: '203.0.113.0' },
  url: { ar: 'https://diyar.example/messages', en: 'https://diyar.example/en/messages' },
  minutes: 5,
  count: 3,
  days: 5,
  percent: 10,
}

/** The counts with which a text is tried: one of each plural form of Arabic. */
export const TRIED_COUNTS = [0, 1, 2, 3, 11, 100]

export const isCounted = (variable: string) => typeof TEMPLATE_SAMPLES[variable] === 'number'

/** Sample values in a language; `count` replaces every number. */
export function sampleParams(language: Language, count?: number): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(TEMPLATE_SAMPLES).map(([variable, value]) => [
      variable,
      typeof value === 'number' ? (count ?? value) : value[language],
    ]),
  )
}

/** A text with sample values in place of its variables; `chosen` replaces some. */
export const filledIn = (
  language: Language,
  text: string,
  count?: number,
  chosen: Record<string, string> = {},
): string => formatParsed(parseMessage(language, text), { ...sampleParams(language, count), ...chosen })
