import type { ServiceWire } from '@/lib/contract/schemas/admin/overview'
import { OUTSIDE_SERVICES, type OutsideService, serviceStateOf } from '@/lib/domain/admin/overview'
import type { Deps } from '@/server/deps'
import { findCalls } from './store'

/** Each service outside of Diyar with its last calls. */
export async function listServices({
  db,
  config,
  geocoder,
  translator,
}: Pick<Deps, 'db' | 'config' | 'geocoder' | 'translator'>): Promise<ServiceWire[]> {
  const isSetUp: Record<OutsideService, boolean> = {
    sms: Boolean(config.sms),
    payments: config.payments.provider !== 'sandbox',
    mail: Boolean(config.mail),
    push: true,
    geocoder: Boolean(geocoder),
    translation: Boolean(translator),
  }
  const known = await findCalls(db)
  return OUTSIDE_SERVICES.map((service) => {
    const { lastSuccessAt = null, lastFailureAt = null } = known.get(service) ?? {}
    return {
      service,
      state: serviceStateOf(isSetUp[service], { lastSuccessAt, lastFailureAt }),
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      lastFailureAt: lastFailureAt?.toISOString() ?? null,
    }
  })
}
