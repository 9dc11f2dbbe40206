import { DEVICES, type Device, VITALS_LANGUAGES, type VitalsLanguage } from '@/lib/domain/vitals/visit'
import { VITALS_SPANS } from '@/lib/domain/vitals/vitals'

/** Which visits the console shows; null stands for all. */
export interface VitalsView {
  days: number
  device: Device | null
  language: VitalsLanguage | null
}

/** The view that a query names; an unknown value counts as missing. */
export function readVitalsView(query: { days?: string; device?: string; language?: string }): VitalsView {
  return {
    days: VITALS_SPANS.find((one) => String(one) === query.days) ?? VITALS_SPANS[0],
    device: DEVICES.find((one) => one === query.device) ?? null,
    language: VITALS_LANGUAGES.find((one) => one === query.language) ?? null,
  }
}

/** The query of a view, which pages and the api read alike. */
export function vitalsViewQuery({ days, device, language }: VitalsView): string {
  const query = new URLSearchParams({ days: String(days) })
  if (device) query.set('device', device)
  if (language) query.set('language', language)
  return String(query)
}
